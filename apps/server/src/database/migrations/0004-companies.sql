-- feature: companies

-- The lock row of everything counted per company: pins, the 100 products.
create table companies (
  id integer generated always as identity primary key,
  -- one company per owner
  owner_id integer not null unique references users on delete restrict,
  category_id integer not null references company_categories on delete restrict,
  name text not null check (length(name) between 1 and 80),
  location text not null check (length(location) between 1 and 80),
  profile_image text references images,
  banner_image text references images,
  -- paid plan: without it at most 100 products
  subscription_product_until timestamptz(3),
  -- featured in the carousel, granted by an Admin through a sponsor request
  is_sponsor boolean not null default false,
  sponsor_banner text references images,
  -- aggregates of company_reviews, kept in the review's transaction; rating = sum / num
  rating_sum integer not null default 0 check (rating_sum >= 0),
  num_reviews integer not null default 0 check (num_reviews >= 0),
  -- aggregate of products and services: "this business has member-only goods"
  has_member_only boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  name_sort text collate "C" not null generated always as (spanish_sort_key(name)) stored,
  search_text text not null generated always as (fold(name || ' ' || location)) stored,
  check (rating_sum between num_reviews and num_reviews * 5)
);
create index companies_newest on companies (created_at desc, id desc);
create index companies_category_newest on companies (category_id, created_at desc, id desc);
create index companies_name on companies (name_sort, id);
create index companies_search on companies using gin (search_text gin_trgm_ops);
create index companies_sponsors on companies (id) where is_sponsor;
create index companies_shuffle_1 on companies (shuffle_key(id, 1), id);
create index companies_shuffle_2 on companies (shuffle_key(id, 2), id);
create index companies_shuffle_3 on companies (shuffle_key(id, 3), id);
create index companies_shuffle_4 on companies (shuffle_key(id, 4), id);
create index companies_shuffle_5 on companies (shuffle_key(id, 5), id);
create index companies_profile_image on companies (profile_image);
create index companies_banner_image on companies (banner_image);
create index companies_sponsor_banner on companies (sponsor_banner);

-- feature: customization
-- Each of these is one per company, with an id of its own because the wire sends it.

create table company_addresses (
  id integer generated always as identity primary key,
  company_id integer not null unique references companies on delete cascade,
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  country text not null check (length(country) between 1 and 60),
  state text not null check (length(state) between 1 and 60),
  municipality text not null check (length(municipality) between 1 and 80),
  neighborhood text not null check (length(neighborhood) between 1 and 80),
  exterior_number text not null default '' check (length(exterior_number) <= 20),
  interior_number text not null default '' check (length(interior_number) <= 20),
  street_1 text not null check (length(street_1) between 1 and 120),
  street_2 text not null default '' check (length(street_2) <= 120),
  telephone_number phone not null,
  additional_instructions text not null check (length(additional_instructions) between 1 and 500),
  updated_at timestamptz(3) not null default now()
);

create table company_abouts (
  id integer generated always as identity primary key,
  company_id integer not null unique references companies on delete cascade,
  title text not null check (length(title) between 1 and 120),
  description text not null check (length(description) between 1 and 10000),
  image text references images,
  updated_at timestamptz(3) not null default now()
);
create index company_abouts_image on company_abouts (image);

create table company_contacts (
  id integer generated always as identity primary key,
  company_id integer not null unique references companies on delete cascade,
  email email,
  phone_number phone,
  whatsapp_number phone,
  address text not null default '' check (length(address) <= 500),
  updated_at timestamptz(3) not null default now()
);

create table company_social_networks (
  id integer generated always as identity primary key,
  company_id integer not null unique references companies on delete cascade,
  facebook_url web_url,
  instagram_url web_url,
  tiktok_url web_url,
  twitter_url web_url,
  youtube_url web_url,
  updated_at timestamptz(3) not null default now()
);

-- feature: opening-hours

-- Monday = 1. A company without rows has not told its hours, which is not the same as closed.
create table opening_days (
  company_id integer not null references companies on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  closed boolean not null default false,
  opens clock_time,
  shuts clock_time,
  break_start clock_time,
  break_end clock_time,
  primary key (company_id, weekday),
  check (closed or opens is not null),
  check ((opens is null) = (shuts is null)),
  check ((break_start is null) = (break_end is null)),
  check (break_start is null or opens is not null),
  check (opens collate "C" < shuts),
  check (break_start collate "C" < break_end),
  check (break_start collate "C" >= opens and break_end collate "C" <= shuts)
);
