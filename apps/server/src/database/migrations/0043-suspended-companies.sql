-- feature: companies

-- Which businesses an Admin has closed, since when, why and by whom; all of it or nothing. The reason is told to the owner.
-- A process of the version before shows such a business until it ends.
alter table companies
  add column suspended_at timestamptz(3),
  add column suspension_reason text check (length(suspension_reason) between 1 and 300),
  add column suspended_by integer references users on delete set null,
  add check ((suspended_at is null) = (suspension_reason is null)),
  add check (suspended_by is null or suspended_at is not null);
create index companies_suspended_by on companies (suspended_by);

-- Every list of goods reads all of them, few among many: `company_id not in (select id from companies where …)`.
create index companies_suspended on companies (id) where suspended_at is not null;
