-- feature: addresses
-- Where streets have no names: the exact place, in millionths of a degree, and how exact the device said it was.
alter table customer_addresses
  add column latitude_micros integer check (latitude_micros between -90000000 and 90000000),
  add column longitude_micros integer check (longitude_micros between -180000000 and 180000000),
  add column pin_accuracy_m integer check (pin_accuracy_m >= 0),
  add constraint customer_addresses_pin check ((latitude_micros is null) = (longitude_micros is null));

-- feature: orders
-- As it was when the order was sent (ORDER-2).
alter table orders
  add column latitude_micros integer,
  add column longitude_micros integer;
