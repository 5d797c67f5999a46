-- feature: orders
-- When the driver who has the order has said that they set out for its customer.
alter table orders add column on_way_at timestamptz;
