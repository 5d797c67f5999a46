-- feature: opening-hours

-- A week is written whole, so its days have one version.
alter table opening_days add column updated_at timestamptz(3) not null default now();
