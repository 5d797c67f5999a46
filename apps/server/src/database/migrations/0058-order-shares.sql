-- feature: orders
-- The link by which somebody without an account sees how an order stands: one an order, as a hash, until it ends.
create table order_shares (
  order_id integer primary key references orders on delete cascade,
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- whose order it is: the link goes with her account
  user_id integer not null references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index order_shares_user on order_shares (user_id);
create index order_shares_expiry on order_shares (expires_at);
create trigger note_effect after insert or update or delete on order_shares
  for each row execute function note_effect();
