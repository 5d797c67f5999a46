-- feature: town
-- What bringing an order costs. A server of the version before knows no fee, and leaves this as it is.
alter table town
  add column delivery_fees jsonb not null
    default '{"byPlace": [], "freeFromCents": null, "note": {"en": "", "es": ""}}';
-- feature: orders
-- The fee an order was sent with, MXN cents. `order_total_cents` stays the sum of the goods alone, which is what a server of the
-- version before writes there.
alter table orders
  add column delivery_fee_cents integer not null default 0 check (delivery_fee_cents between 0 and 100000);
