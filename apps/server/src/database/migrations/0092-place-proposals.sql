-- feature: orders
-- Which address it was sent to; the order keeps its own copy, and the address may be gone.
alter table orders add column address_id integer;

-- feature: addresses
-- Where a driver has found a house, until its person says whether that is so; the last one counts.
create table place_proposals (
  address_id integer primary key references customer_addresses on delete cascade,
  latitude_micros integer not null,
  longitude_micros integer not null,
  pin_accuracy_m integer check (pin_accuracy_m >= 0),
  -- of the order that was brought, and of who brought it
  transaction_id text not null,
  driver_name text not null,
  proposed_at timestamptz(3) not null
);
create trigger note_effect after insert or update or delete on place_proposals
  for each row execute function note_effect();
