#!/bin/sh
# Compares two builds of the server with `rodeo load`, in turns: core 0 runs the server, core 1 the load.
#
#     compare.sh OLD NEW [ROUNDS] [TABLES…]
#
# OLD and NEW are binaries; the load always comes from NEW. OLD is measured with clients that are sent the state, NEW with these and
# with clients that follow events. Prints one line per run: turns per second, latencies, bytes per turn, memory of the server, and its
# CPU time per stored fact (each choice is one), which depends little on what else the machine does.
set -eu
old=$1 new=$2 rounds=${3:-3}
[ $# -gt 3 ] && shift 3 || set -- 100 1000 3000
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
server=
ulimit -n "$(ulimit -H -n)"

# Reads a counter of the server.
metric() { curl -s "$url/metrics" | awk -v name="$1" '$1 == name { print $2 }'; }
# CPU time of the server in ticks of 10 ms.
ticks() { sed 's/.*) //' "/proc/$server/stat" | awk '{ print $12 + $13 }'; }

# measure NAME BINARY UPDATES TABLES
measure() {
    rm -rf "$folder/data"
    taskset -c 0 "$2" serve --listen 127.0.0.1:0 --data "$folder/data" --max-connections 20000 >"$folder/log" 2>&1 &
    server=$!
    url=
    while [ -z "$url" ]; do
        sleep 0.1
        url=$(sed -n 's/.*running: \(http[^ ]*\).*/\1/p' "$folder/log")
    done
    taskset -c 1 "$new" load --server "$url" --updates "$3" --tables "$4" --seconds "${SECONDS_PER_RUN:-8}" --json \
        >"$folder/result" 2>/dev/null &
    load=$!
    while [ "$(metric rodeo_connections)" -lt $(($4 * 4)) ]; do sleep 0.5; done
    sleep 2
    facts=$(metric rodeo_facts_total) before=$(ticks)
    sleep 4
    facts=$(($(metric rodeo_facts_total) - facts)) used=$(($(ticks) - before))
    memory=$(awk '/VmHWM/ { print int($2 / 1024) }' "/proc/$server/status")
    wait "$load" || true
    awk -v name="$1" -v tables="$4" -v cpu="$((used * 100000 / (facts / 100 + 1)))" -v memory="$memory" '{
        gsub(/[{}"]/, ""); n = split($0, pairs, ",")
        for (i = 1; i <= n; i++) { split(pairs[i], pair, ":"); value[pair[1]] = pair[2] }
        printf "%-11s %5d tables %7.0f turns/s  p50 %7.1f ms  p99 %7.1f ms  %5.0f bytes/turn  %4d MB  %5.2f us CPU/fact  errors %d\n",
            name, tables, value["turns_per_second"], value["p50_ms"], value["p99_ms"], value["bytes_per_turn"], memory,
            cpu / 1000, value["errors"]
    }' "$folder/result"
    kill "$server"
    wait "$server" 2>/dev/null || true
}

for tables; do
    for round in $(seq "$rounds"); do
        measure old-state "$old" state "$tables"
        measure new-state "$new" state "$tables"
        measure new-events "$new" events "$tables"
    done
done
