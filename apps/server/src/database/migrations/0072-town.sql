-- feature: town
-- The town that the site is for, in one row; the first start fills it from the configuration.
create table town (
  id integer primary key default 1 check (id = 1),
  product_name text not null,
  brand_name text not null,
  time_zone text not null,
  state text not null,
  municipality text not null,
  contacts jsonb not null,
  classifieds_url text not null,
  places jsonb not null,
  updated_at timestamptz(3) not null default now()
);
create trigger note_effect after insert or update or delete on town
  for each row execute function note_effect();
