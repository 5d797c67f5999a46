-- feature: platform

-- The record of what people later ask about is the rows of `audit_log` with a subject. All that is asked of it is asked newest
-- first, and of these rows alone, so that the many others cost its indexes nothing.

-- all of it, and of some days
create index audit_log_recorded on audit_log (created_at desc, id desc) where subject <> '';
-- of one sort: orders, prices, settings …
create index audit_log_recorded_subject on audit_log (subject, created_at desc, id desc) where subject <> '';
-- of what one person changed
create index audit_log_recorded_actor on audit_log (actor_id, created_at desc, id desc) where subject <> '';
-- of one sort that one person changed
create index audit_log_recorded_actor_subject on audit_log (actor_id, subject, created_at desc, id desc) where subject <> '';
-- of one thing: an order by its number, a product by its id
create index audit_log_recorded_thing on audit_log (subject_id, created_at desc, id desc) where subject <> '';

-- Nothing asked for all rows of a thing or of a person, and each write kept these for it.
drop index audit_log_subject;
drop index audit_log_actor;

-- Who did something stays on record when the account is gone; null is the system alone.
alter table audit_log drop constraint audit_log_actor_id_fkey;

-- the settings' log, of one person by user name
create index settings_log_username on settings_log (lower(username), id desc);

-- What happened to orders until now stands in their timelines, and what was set in the log of the settings.
insert into audit_log (actor_id, action, subject, subject_id, detail, created_at)
select
  event.actor_id,
  case when event.kind = 'item_status' then 'changeOrderItem' else 'moveOrder' end,
  'order',
  orders.transaction_id,
  jsonb_build_object(
    'before',
    case when event.from_status is not null then
      jsonb_strip_nulls(jsonb_build_object('item', item.name, 'status', event.from_status))
    end,
    'after',
    jsonb_strip_nulls(jsonb_build_object('item', item.name, 'status', event.to_status, 'driver_id',
      case when event.kind in ('claimed', 'assigned') then event.driver_id end))
  ),
  event.created_at
from order_events event
join orders on orders.id = event.order_id
left join order_items item on item.id = event.order_item_id
order by event.created_at, event.id;

insert into audit_log (actor_id, action, subject, subject_id, detail, created_at)
select user_id, 'changeSettings', 'settings', 'site', jsonb_build_object('before', before, 'after', after), created_at
from (
  select id, user_id, created_at, after, lag(after) over (order by id) as before
  from (
    select id, user_id, created_at, jsonb_build_object('delivery_available', delivery_available,
      'usd_mxn_rate_micros', usd_mxn_rate_micros, 'cart_message', cart_message) as after
    from settings_log
  ) as entries
) as changes
order by id;
