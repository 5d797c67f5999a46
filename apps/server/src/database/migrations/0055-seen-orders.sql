-- feature: orders
-- When somebody of a business first saw that it has an order, and who.
alter table order_companies
  add column seen_at timestamptz(3),
  add column seen_by integer references users on delete set null,
  add check (seen_by is null or seen_at is not null);
create index order_companies_seen_by on order_companies (seen_by);
-- All else of a business's part changes with its order, whose change is noted.
create trigger note_effect after update of seen_at on order_companies
  for each row execute function note_effect();
