-- feature: categories

-- The version of what an Admin has read: a rename that would write over somebody else's is refused. No index: a row is found by
-- its id, and a list is read whole.
alter table company_categories add column updated_at timestamptz(3) not null default now();
alter table product_categories add column updated_at timestamptz(3) not null default now();
alter table service_categories add column updated_at timestamptz(3) not null default now();
alter table zones add column updated_at timestamptz(3) not null default now();
