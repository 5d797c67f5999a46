-- feature: accounts
-- When somebody last gave their password in a session, and whether messages have ever reached its device.
alter table tokens
  add column proved_at timestamptz(3) not null default now(),
  add column was_reached boolean not null default false;
-- A device that messages reach stays signed in for longer.
update tokens set was_reached = true, expires_at = last_used_at + interval '30 days'
where expires_at > now() and id in (select token_id from push_subscriptions);
