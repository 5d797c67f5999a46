-- feature: platform

-- A repetition is told by its fields as they came, since what a request is understood as changes with a version: a field that
-- it may leave out is filled in. Keys of before, and of processes of the version before that still run, have none.
alter table idempotency_keys add column received_hash text;
