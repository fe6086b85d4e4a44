-- Schema version 2: what operators see of each node.
--
-- Both are written with each renewal of the lease, and NULL for a node of an older version. `lag_ms` is how late the latest of
-- the last renewals was, `commit_ms` how long the slowest of the last commits took; see docs/cluster.md.
ALTER TABLE nodes ADD COLUMN lag_ms bigint, ADD COLUMN commit_ms bigint;
