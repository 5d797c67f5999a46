-- feature: orders
-- What the driver took at the door of each currency, and gave back of it in pesos; null where nobody has said.
-- In the driver's hands stay taken_mxn_cents - change_given_cents, and taken_usd_cents.
alter table orders
  add column taken_mxn_cents integer check (taken_mxn_cents between 0 and 10000000),
  add column taken_usd_cents integer check (taken_usd_cents between 0 and 10000000),
  add column change_given_cents integer check (change_given_cents between 0 and 1000000000),
  add check (num_nulls(taken_mxn_cents, taken_usd_cents, change_given_cents) in (0, 3)),
  add check (taken_mxn_cents is null or status = 'delivered');
