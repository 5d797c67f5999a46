-- feature: push
-- Since when a push service has refused whatever is sent to a device; null where it took the last one.
alter table push_subscriptions add column refused_since timestamptz(3);
