-- feature: settings

-- A single row: the primary key can only be 1.
create table settings (
  id integer primary key default 1 check (id = 1),
  delivery_available boolean not null default true,
  usd_mxn_rate_micros rate_micros not null,
  cart_message text not null default '' check (length(cart_message) <= 1000),
  updated_at timestamptz(3) not null default now()
);
-- 18.00 pesos is only where a new installation begins; Admins keep it current.
insert into settings (usd_mxn_rate_micros) values (18000000);

-- What the settings were after each change, and by whom.
create table settings_log (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  username text not null check (length(username) <= 60),
  delivery_available boolean not null,
  usd_mxn_rate_micros rate_micros not null,
  cart_message text not null check (length(cart_message) <= 1000),
  created_at timestamptz(3) not null default now()
);
create index settings_log_user on settings_log (user_id, id desc);
