-- feature: orders
-- The note or notes that the customer says will be there, for the driver to bring change; null where nothing was said.
alter table orders
  add column pays_with_cents integer check (pays_with_cents > 0),
  add column pays_with_currency text check (pays_with_currency in ('MXN', 'USD')),
  add check ((pays_with_cents is null) = (pays_with_currency is null));
