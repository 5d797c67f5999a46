-- feature: platform
-- By what push services know this site: made at its first start, and the same for all its processes.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null
);

-- feature: push
-- Where the device of a session is reached while no page is open. It ends with the session.
create table push_subscriptions (
  token_id integer primary key references tokens on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 3000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create trigger note_effect after insert or update or delete on push_subscriptions
  for each row execute function note_effect();

-- feature: inbox
alter table inbox_entries add column pushed_at timestamptz;
