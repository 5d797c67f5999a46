-- feature: addresses
-- Whoever may end a photo's last need waits for whoever does so at that moment, and looks after them: else each would see the
-- other's need and the photo stay for ever.
create or replace function drop_gate_photo(photo integer) returns void language plpgsql as $$
begin
  perform from gate_photos where id = photo for update;
  delete from gate_photos where id = photo and address_id is null and not exists (
    select from orders where gate_photo_id = photo and status in ('pending', 'shipped', 'delivery_failed'));
end $$;

-- Those that stayed so.
delete from gate_photos where address_id is null and not exists (
  select from orders where gate_photo_id = gate_photos.id and status in ('pending', 'shipped', 'delivery_failed'));
