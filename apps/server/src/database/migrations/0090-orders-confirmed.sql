-- feature: town

-- Whether orders of somebody new, or after a failed delivery, are confirmed before anybody takes them.
alter table town add column confirms_orders boolean not null default false;

-- feature: orders

-- Whether an Admin still has to say that the order is meant. A server of the version before lets it be taken.
alter table orders add column awaits_confirmation boolean not null default false;
create index orders_to_confirm on orders (id) where awaits_confirmation;

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'confirmed', 'claimed', 'assigned', 'delivered',
    'delivery_failed', 'requeued', 'cancelled', 'declined', 'item_status', 'picked_up'));
