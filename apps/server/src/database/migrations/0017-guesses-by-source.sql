-- feature: accounts

-- Failed guesses are counted by name and by where they come from (docs/decisions/0014): an address, a device that signed in
-- before, a session, or '' for the name alone. What was counted by name alone until now has no source, and is forgotten.
drop table login_attempts;
create table login_attempts (
  account text not null check (length(account) between 1 and 60),
  source text not null default '' check (length(source) <= 100),
  failures integer not null default 0 check (failures >= 0),
  -- when the first of these failures was
  since timestamptz(3) not null default now(),
  last_failed_at timestamptz(3) not null default now(),
  blocked_until timestamptz(3),
  primary key (account, source)
);
create index login_attempts_last_failed_at on login_attempts (last_failed_at);

-- Devices on which a person has signed in. Only the SHA-256 (hex) of what their cookie says is kept.
create table devices (
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users on delete cascade,
  last_used_at timestamptz(3) not null,
  primary key (hash, user_id)
);
create index devices_user on devices (user_id, last_used_at desc);
