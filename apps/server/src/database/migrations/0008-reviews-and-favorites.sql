-- feature: reviews
-- One review per person and subject. Author's name and picture come from users.

create table company_reviews (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  user_id integer not null references users on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text not null check (length(comment) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (company_id, user_id)
);
create index company_reviews_newest on company_reviews (company_id, created_at desc, id desc);
create index company_reviews_user on company_reviews (user_id);

create table product_reviews (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  user_id integer not null references users on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text not null check (length(comment) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (product_id, user_id)
);
create index product_reviews_newest on product_reviews (product_id, created_at desc, id desc);
create index product_reviews_user on product_reviews (user_id);

-- feature: favorites

create table favorite_companies (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  company_id integer not null references companies on delete cascade,
  created_at timestamptz(3) not null default now(),
  unique (user_id, company_id)
);
create index favorite_companies_newest on favorite_companies (user_id, id desc);
create index favorite_companies_company on favorite_companies (company_id);

create table favorite_products (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  created_at timestamptz(3) not null default now(),
  unique (user_id, product_id)
);
create index favorite_products_newest on favorite_products (user_id, id desc);
create index favorite_products_product on favorite_products (product_id);
