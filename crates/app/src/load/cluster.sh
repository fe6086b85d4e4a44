#!/bin/sh
# Measures a cluster on one machine with `rodeo load`: SQLite, PostgreSQL, and 1 to 3 nodes with NATS, in turns.
#
#     cluster.sh RODEO [ROUNDS] [TABLES…]
#
# RODEO is a binary with the feature `cluster`. PostgreSQL and nats-server must be installed; private instances are started and removed.
# Everything shares the cores of the machine, so several nodes are not faster than one here: compare the CPU time per turn. Prints one
# line per run: turns per second, latencies, and the CPU time per turn of the nodes, of PostgreSQL and of NATS.
set -eu
rodeo=$1 rounds=${2:-3}
[ $# -gt 2 ] && shift 2 || set -- 100 1000
folder=$(mktemp -d)
programs=$(dirname "$(ls /usr/lib/postgresql/*/bin/postgres | tail -n 1)")
as_user=
if [ "$(id -u)" = 0 ]; then
    as_user="setpriv --reuid=postgres --regid=postgres --clear-groups"
    chmod 755 "$folder"
    mkdir "$folder/postgres"
    chown postgres "$folder/postgres"
fi
nodes= postgres= nats=
trap 'kill $nodes $nats 2>/dev/null || true; [ -z "$postgres" ] || kill -INT "$postgres"; wait; rm -rf "$folder"' EXIT
ulimit -n "$(ulimit -H -n)"

# CPU time of processes in ticks of 10 ms, with that of children that have ended.
ticks() {
    for process; do cat "/proc/$process/stat" 2>/dev/null || true; done | sed 's/.*) //' | awk '{ sum += $12 + $13 + $14 + $15 } END { print sum + 0 }'
}

start_services() {
    $as_user "$programs/initdb" -D "$folder/postgres/data" -U rodeo --auth=trust --encoding=UTF8 --locale=C.UTF-8 >"$folder/initdb.log" 2>&1
    (cd / && exec $as_user "$programs/postgres" -D "$folder/postgres/data" -k "$folder/postgres" -p 55432 -c listen_addresses= -c max_connections=300) >"$folder/postgres.log" 2>&1 &
    postgres=$!
    until "$programs/pg_isready" -q -h "$folder/postgres" -p 55432; do sleep 0.1; done
    nats-server -a 127.0.0.1 -p 54222 >"$folder/nats.log" 2>&1 &
    nats=$!
}

sql() { (cd / && "$programs/psql" -X -q -h "$folder/postgres" -p 55432 -U rodeo -d postgres -c "$1" >/dev/null); }

# start_node NAME OPTIONS…: starts a server and adds its address to $urls.
start_node() {
    name=$1
    shift
    "$rodeo" serve --listen 127.0.0.1:0 --data "$folder/$name" --max-connections 20000 "$@" >"$folder/$name.log" 2>&1 &
    nodes="$nodes $!"
    url=
    while [ -z "$url" ]; do
        sleep 0.1
        url=$(sed -n 's/.*running: \(http[^ ]*\).*/\1/p' "$folder/$name.log")
    done
    urls="$urls${urls:+,}$url"
}

# measure NAME TABLES NODES [OPTION]: NODES is 0 for SQLite and "alone" for PostgreSQL without a cluster.
measure() {
    nodes= urls=
    database="host=$folder/postgres port=55432 user=rodeo dbname=load"
    sql "DROP DATABASE IF EXISTS load WITH (FORCE)"
    sql "CREATE DATABASE load"
    case $3 in
    0) start_node sqlite ;;
    alone) start_node alone --database "$database" ;;
    *) for number in $(seq "$3"); do start_node "node$number" --database "$database" --node "node$number" --nats nats://127.0.0.1:54222; done ;;
    esac
    sleep 1
    "$rodeo" load --server "$urls" --tables "$2" --seconds "${SECONDS_PER_RUN:-8}" $4 --json >"$folder/result" 2>/dev/null &
    load=$!
    while :; do
        sum=0
        for url in $(echo "$urls" | tr , ' '); do
            open=$(curl -s "$url/metrics" | awk '$1 == "rodeo_connections" { print $2 }')
            sum=$((sum + open))
        done
        [ "$sum" -lt $(($2 * 4)) ] || break
        sleep 0.5
    done
    sleep 1
    facts() { for url in $(echo "$urls" | tr , ' '); do curl -s "$url/metrics"; done | awk '$1 == "rodeo_facts_total" { sum += $2 } END { print sum }'; }
    stored=$(facts)
    node_ticks=$(ticks $nodes) postgres_ticks=$(ticks $postgres $(pgrep -P "$postgres")) nats_ticks=$(ticks $nats)
    sleep 4
    stored=$(($(facts) - stored))
    node_ticks=$(($(ticks $nodes) - node_ticks)) nats_ticks=$(($(ticks $nats) - nats_ticks))
    postgres_ticks=$(($(ticks $postgres $(pgrep -P "$postgres")) - postgres_ticks))
    wait "$load" || true
    awk -v name="$1" -v tables="$2" -v facts="$stored" -v nodes="$node_ticks" -v postgres="$postgres_ticks" -v nats="$nats_ticks" '{
        gsub(/[{}"]/, ""); n = split($0, pairs, ",")
        for (i = 1; i <= n; i++) { split(pairs[i], pair, ":"); value[pair[1]] = pair[2] }
        turn = 10000 * 4 / (facts + 1)
        printf "%-16s %5d tables %7.0f turns/s  p50 %7.1f ms  p99 %7.1f ms  us CPU/turn: nodes %5.0f  PostgreSQL %5.0f  NATS %5.0f  errors %d\n",
            name, tables, value["turns_per_second"], value["p50_ms"], value["p99_ms"], nodes * turn, postgres * turn, nats * turn, value["errors"]
    }' "$folder/result"
    kill $nodes
    for node in $nodes; do wait "$node" 2>/dev/null || true; done
    rm -rf "$folder/sqlite" "$folder/alone" "$folder"/node*
    nodes=
}

[ -d "$folder/postgres" ] || mkdir "$folder/postgres"
start_services
for tables; do
    for round in $(seq "$rounds"); do
        measure SQLite "$tables" 0 ""
        measure PostgreSQL "$tables" alone ""
        measure "1 node" "$tables" 1 ""
        measure "2 nodes" "$tables" 2 ""
        measure "3 nodes" "$tables" 3 ""
        measure "3 nodes, routed" "$tables" 3 --through-others
    done
done
