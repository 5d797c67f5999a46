-- feature: orders
-- When a business said that its part of an order is ready to be fetched, and who.
alter table order_companies
  add column ready_at timestamptz(3),
  add column ready_by integer references users on delete set null,
  add check (ready_by is null or ready_at is not null);
create index order_companies_ready_by on order_companies (ready_by);
drop trigger note_effect on order_companies;
create trigger note_effect after update of seen_at, ready_at on order_companies
  for each row execute function note_effect();
