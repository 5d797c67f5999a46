-- feature: addresses
-- What the gate looks like. Never among the pictures, which lie open under /media: here, so that it is read by a call alone and
-- goes in the same moment as its address.
create table gate_photos (
  id integer generated always as identity primary key,
  -- null once the address is gone or has another one
  address_id integer unique references customer_addresses on delete set null,
  -- base64
  webp text not null
);
create trigger note_effect after insert or update or delete on gate_photos
  for each row execute function note_effect();

-- feature: orders
-- As it was when the order was sent. No foreign key: an order that is being sent waits for no photo, and one that is deleted at
-- that moment is not found.
alter table orders add column gate_photo_id integer;
create index orders_gate_photo on orders (gate_photo_id) where gate_photo_id is not null;

-- feature: addresses
-- One that no address has stays as long as an order that may still go out needs it.
create function drop_gate_photo(photo integer) returns void language sql as $$
  delete from gate_photos where id = photo and address_id is null and not exists (
    select from orders where gate_photo_id = photo and status in ('pending', 'shipped', 'delivery_failed'))
$$;
create function gate_photo_left() returns trigger language plpgsql as $$
begin
  perform drop_gate_photo(new.id);
  return null;
end $$;
create trigger gate_photo_left after update of address_id on gate_photos
  for each row when (new.address_id is null) execute function gate_photo_left();
create function gate_photo_of_ended_order() returns trigger language plpgsql as $$
begin
  perform drop_gate_photo(new.gate_photo_id);
  return null;
end $$;
create trigger gate_photo_of_ended_order after update of status on orders
  for each row when (new.gate_photo_id is not null and new.status in ('delivered', 'cancelled', 'declined'))
  execute function gate_photo_of_ended_order();
