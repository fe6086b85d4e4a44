-- Schema version 2: what operators see of each node.
--
-- Both are written with each renewal of the lease, and NULL for a node of an older version. `lag_ms` is the longest delay of a
-- renewal in the last 5 to 10 s, `commit_ms` the time of the slowest commit in this time; see docs/cluster.md.
ALTER TABLE nodes ADD COLUMN lag_ms bigint, ADD COLUMN commit_ms bigint;
