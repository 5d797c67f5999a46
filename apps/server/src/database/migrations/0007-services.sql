-- feature: services

create table services (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  category_id integer not null references service_categories on delete restrict,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 160),
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) between 1 and 5000),
  photo text references images,
  -- thousandths: service prices have three decimals, up to 9,999,999.999; null: no price told
  hour_price_millis bigint check (hour_price_millis between 0 and 9999999999),
  currency currency not null default 'MXN',
  discount integer not null default 0 check (discount between 0 and 90),
  contact_phone phone not null,
  is_available boolean not null default true,
  -- `subscription_active` on the wire
  member_only boolean not null default false,
  is_pin boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index services_company_newest on services (company_id, created_at desc, id desc);
create index services_category on services (category_id);
create index services_photo on services (photo);

create table service_zones (
  service_id integer not null references services on delete cascade,
  zone_id integer not null references zones on delete restrict,
  primary key (service_id, zone_id)
);
create index service_zones_zone on service_zones (zone_id);
