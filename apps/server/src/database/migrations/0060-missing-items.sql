-- feature: orders
-- What followed when a business said that an item is not there, to be taken back with it: pieces that were taken and are not given
-- back, since there are none; and that its product was switched off with it.
alter table order_items
  add column stock_kept boolean not null default false,
  add column switched_off boolean not null default false;
