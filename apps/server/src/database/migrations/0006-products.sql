-- feature: products

create table products (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  category_id integer not null references product_categories on delete restrict,
  name text not null check (length(name) between 1 and 120),
  description text not null check (length(description) <= 5000),
  photo text references images,
  price_cents price_cents not null,
  currency currency not null default 'MXN',
  discount integer not null default 0 check (discount between 0 and 90),
  cargo_extra_cents price_cents not null default 0,
  -- the owner's switch; with quantity_manage a stock of 0 also means sold out
  available boolean not null default true,
  quantity_manage boolean not null default false,
  stock integer not null default 0 check (stock between 0 and 1000000),
  is_pin boolean not null default false,
  -- `subscription_active` on the wire
  member_only boolean not null default false,
  -- aggregates of product_reviews, kept in the review's transaction; rating = sum / num
  rating_sum integer not null default 0 check (rating_sum >= 0),
  reviews_count integer not null default 0 check (reviews_count >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- price × (100 − discount) / 100, rounded half up; the same rule as packages/domain
  discounted_price_cents integer not null generated always as
    (((price_cents::bigint * (100 - discount) + 50) / 100)::integer) stored,
  -- MXN after discount, for sorting and filtering only; written by the triggers below
  price_mxn_cents bigint not null default 0,
  name_sort text collate "C" not null generated always as (spanish_sort_key(name)) stored,
  -- for slips of the finger and ranking: fold($1) <% name_folded, word_similarity(fold($1), name_folded).
  -- Names only: comparing whole descriptions costs 30 µs a row.
  name_folded text not null generated always as (fold(name)) stored,
  -- for parts of words: search_text like '%' || fold($1) || '%'
  search_text text not null generated always as (fold(name || ' ' || left(description, 500))) stored,
  unique (id, company_id),
  check (rating_sum between reviews_count and reviews_count * 5)
);

-- price_mxn_cents hangs on the exchange rate, which is another row, so no generated column.
-- The share lock makes a product saved during a change of the rate wait for the new rate.
create function set_price_mxn_cents() returns trigger language plpgsql as $$
declare
  rate bigint := 1000000;
begin
  if new.currency = 'USD' then
    select usd_mxn_rate_micros into strict rate from public.settings for share;
  end if;
  new.price_mxn_cents :=
    (((new.price_cents::bigint * (100 - new.discount) + 50) / 100) * rate + 500000) / 1000000;
  return new;
end $$;
create trigger products_price_mxn_cents
  before insert or update of price_cents, currency, discount on products
  for each row execute function set_price_mxn_cents();

create function reprice_dollar_products() returns trigger language plpgsql as $$
begin
  -- in order of id, so that two of these cannot deadlock each other
  perform 1 from public.products where currency = 'USD' order by id for update;
  update public.products set currency = currency where currency = 'USD';
  return null;
end $$;
create trigger settings_reprice_products
  after update of usd_mxn_rate_micros on settings
  for each row when (old.usd_mxn_rate_micros is distinct from new.usd_mxn_rate_micros)
  execute function reprice_dollar_products();

create index products_newest on products (created_at desc, id desc);
create index products_price on products (price_mxn_cents, id);
create index products_name on products (name_sort, id);
create index products_category_newest on products (category_id, created_at desc, id desc);
create index products_company_newest on products (company_id, created_at desc, id desc);
create index products_company_price on products (company_id, price_mxn_cents, id);
create index products_company_name on products (company_id, name_sort, id);
create index products_company_category on products (company_id, category_id);
create index products_pinned on products (company_id, id) where is_pin;
create index products_dollar on products (id) where currency = 'USD';
create index products_name_search on products using gin (name_folded gin_trgm_ops);
create index products_search on products using gin (search_text gin_trgm_ops);
create index products_shuffle_1 on products (shuffle_key(id, 1), id);
create index products_shuffle_2 on products (shuffle_key(id, 2), id);
create index products_shuffle_3 on products (shuffle_key(id, 3), id);
create index products_shuffle_4 on products (shuffle_key(id, 4), id);
create index products_shuffle_5 on products (shuffle_key(id, 5), id);
create index products_photo on products (photo);

-- Extra pictures. The limit of 3 is the three positions there are.
create table product_images (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  image text not null references images,
  position integer not null check (position between 1 and 3),
  unique (product_id, position)
);
create index product_images_image on product_images (image);

-- feature: product-options

create table product_options (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  title text not null check (length(title) between 1 and 120),
  is_required boolean not null default false,
  position integer not null default 0,
  unique (id, product_id)
);
create index product_options_product on product_options (product_id, position, id);

create table option_attributes (
  id integer generated always as identity primary key,
  option_id integer not null references product_options on delete cascade,
  name text not null check (length(name) between 1 and 120),
  price_cents price_cents not null default 0,
  available boolean not null default true,
  position integer not null default 0,
  unique (id, option_id)
);
create index option_attributes_option on option_attributes (option_id, position, id);
