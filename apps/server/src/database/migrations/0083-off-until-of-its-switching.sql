-- feature: settings
-- Of a version that knows no such time: where it switches deliveries, the time that stood there is none of that switching.
create function forget_delivery_off_until() returns trigger language plpgsql as $$
begin
  new.delivery_off_until := null;
  return new;
end $$;
create trigger settings_forget_delivery_off_until before update of delivery_available on settings
  for each row when (
    new.delivery_available is distinct from old.delivery_available
    and new.delivery_off_until is not distinct from old.delivery_off_until
  )
  execute function forget_delivery_off_until();

update settings set delivery_off_until = null where delivery_available and delivery_off_until is not null;
