-- feature: orders
-- What the customer wants where something is not there: of the order, and of each of its lines; null where nobody has said.
alter table orders add column if_missing text check (if_missing in ('leave_out', 'call_me'));
alter table order_items add column if_missing text check (if_missing in ('leave_out', 'call_me'));
