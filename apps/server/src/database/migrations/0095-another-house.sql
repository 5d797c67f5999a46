-- feature: addresses
-- Exact place, photo and what a driver proposed are of one house: another one begins without, whichever version writes it. A
-- place that is written with the new house is its own.
create function leave_house() returns trigger language plpgsql as $$
begin
  if (new.latitude_micros, new.longitude_micros) is not distinct from (old.latitude_micros, old.longitude_micros) then
    new.latitude_micros := null;
    new.longitude_micros := null;
    new.pin_accuracy_m := null;
  end if;
  update gate_photos set address_id = null where address_id = new.id;
  delete from place_proposals where address_id = new.id;
  return new;
end $$;
create trigger leave_house before update of neighborhood, street_1, exterior_number on customer_addresses
  for each row when ((new.neighborhood, new.street_1, new.exterior_number)
    is distinct from (old.neighborhood, old.street_1, old.exterior_number))
  execute function leave_house();
