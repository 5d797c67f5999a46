-- feature: demo
-- Whether a database holds the demo is asked at each start, of a table that only grows.
create index audit_log_demo on audit_log (action) where action in ('beginDemo', 'fillDemo');
