-- feature: accounts

create table users (
  id integer generated always as identity primary key,
  username text not null check (length(username) between 3 and 60),
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  email email not null,
  password_hash text not null check (length(password_hash) <= 500),
  must_change_password boolean not null default false,
  -- the wire says '{product} Biz driver' for Driver; the database does not know the town's name
  role text not null default 'User' check (role in ('User', 'Driver', 'Admin')),
  image text references images,
  language text not null default 'es' check (language in ('en', 'es')),
  -- the membership is active while this lies ahead; null: never a member
  subscription_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as
    (fold(username || ' ' || first_name || ' ' || last_name || ' ' || email)) stored
);
create unique index users_username_unique on users (lower(username));
create unique index users_email_unique on users (lower(email));
create index users_role on users (role, id);
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_image on users (image);

-- One row per signed-in device. Only the SHA-256 (hex) of the token is kept.
create table tokens (
  id integer generated always as identity primary key,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users on delete cascade,
  user_agent text not null default '' check (length(user_agent) <= 300),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index tokens_user on tokens (user_id, last_used_at desc);
create index tokens_expires_at on tokens (expires_at);

-- Growing delay per account. Keyed by the name that was typed, folded to lower case, and not
-- by user: an unknown name must behave exactly as a known one.
create table login_attempts (
  account text primary key check (length(account) between 1 and 60),
  failures integer not null default 0 check (failures >= 0),
  last_failed_at timestamptz(3) not null default now(),
  blocked_until timestamptz(3)
);
create index login_attempts_last_failed_at on login_attempts (last_failed_at);

-- feature: deliveries

-- The lock row of everything a driver holds.
create table drivers (
  id integer generated always as identity primary key,
  user_id integer not null unique references users on delete restrict,
  availability_status text not null default 'unavailable'
    check (availability_status in ('available', 'unavailable')),
  daily_start_time clock_time,
  daily_end_time clock_time,
  created_at timestamptz(3) not null default now()
);
create index drivers_available on drivers (availability_status, id);
