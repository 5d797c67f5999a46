-- feature: orders
-- An order is a snapshot: everything it shows is copied into it. References to companies and
-- products are for following up only and may become null; people are never deleted under orders.

create table orders (
  id integer generated always as identity primary key,
  transaction_id text not null unique check (length(transaction_id) between 8 and 64),
  user_id integer not null references users on delete restrict,
  status text not null default 'pending' check
    (status in ('pending', 'shipped', 'delivered', 'delivery_failed', 'cancelled', 'declined')),
  driver_id integer references drivers on delete restrict,

  -- the person ordering
  username text not null check (length(username) <= 60),
  user_first_name text not null check (length(user_first_name) <= 60),
  user_last_name text not null check (length(user_last_name) <= 60),

  -- the address, as it was
  first_name text not null check (length(first_name) <= 60),
  last_name text not null check (length(last_name) <= 60),
  postal_code text not null check (length(postal_code) <= 5),
  country text not null check (length(country) <= 60),
  state text not null check (length(state) <= 60),
  municipality text not null check (length(municipality) <= 80),
  neighborhood text not null check (length(neighborhood) <= 80),
  exterior_number text not null default '' check (length(exterior_number) <= 20),
  interior_number text not null default '' check (length(interior_number) <= 20),
  street_1 text not null check (length(street_1) <= 120),
  street_2 text not null default '' check (length(street_2) <= 120),
  telephone_number phone not null,
  additional_instructions text not null check (length(additional_instructions) <= 500),

  -- checkout
  load_type text not null check (load_type in ('light', 'medium', 'heavy')),
  instruction text not null default '' check (length(instruction) <= 1000),
  alternate_number phone,
  -- the keyword
  delivery_password text not null check (length(delivery_password) between 1 and 60),
  usd_mxn_rate_micros rate_micros not null,
  -- sum of the approved items
  order_total_cents total_cents not null,

  -- outcome
  delivery_description text check (length(delivery_description) <= 1000),
  cancellation_reason text check (length(cancellation_reason) between 1 and 1000),

  -- `date_issued` on the wire
  created_at timestamptz(3) not null default now(),
  status_changed_at timestamptz(3) not null default now(),
  shipped_at timestamptz(3),
  delivered_at timestamptz(3),
  failed_at timestamptz(3),
  cancelled_at timestamptz(3),
  declined_at timestamptz(3),

  check (status <> 'pending' or driver_id is null),
  check (status not in ('shipped', 'delivered', 'delivery_failed') or driver_id is not null),
  check (status <> 'declined' or cancellation_reason is not null)
);
create index orders_user_newest on orders (user_id, created_at desc, id desc);
-- the queue and the lists of one status, oldest or newest first
create index orders_status_date on orders (status, created_at, id);
create index orders_newest on orders (created_at desc, id desc);
create index orders_driver on orders (driver_id, status, status_changed_at desc, id desc);
-- a driver's history over all statuses
create index orders_driver_history on orders (driver_id, status_changed_at desc, id desc);

create table order_companies (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  company_id integer references companies on delete set null,
  company_name text not null check (length(company_name) <= 80),
  location text not null default '' check (length(location) <= 80),
  street_1 text not null default '' check (length(street_1) <= 120),
  street_2 text not null default '' check (length(street_2) <= 120),
  telephone phone,
  reference text not null default '' check (length(reference) <= 500),
  -- sum of its approved items
  total_cents total_cents not null,
  unique (order_id, company_id),
  unique (id, order_id)
);
create index order_companies_company on order_companies (company_id, order_id desc);

create table order_items (
  id integer generated always as identity primary key,
  order_id integer not null,
  order_company_id integer not null,
  product_id integer references products on delete set null,
  name text not null check (length(name) <= 120),
  image text references images,
  status text not null default 'approved' check (status in ('approved', 'canceled', 'not_found')),
  count integer not null check (count between 1 and 1000),
  price_cents price_cents not null,
  discount integer not null check (discount between 0 and 90),
  discounted_price_cents price_cents not null,
  cargo_extra_cents price_cents not null,
  currency currency not null,
  -- MXN, as ordered; stays when the item is canceled, only the totals above change
  item_total_cents total_cents not null,
  -- whether `count` was taken from the product's stock and is to be given back
  stock_taken boolean not null default false,
  foreign key (order_company_id, order_id) references order_companies (id, order_id) on delete cascade
);
create index order_items_order on order_items (order_id, id);
create index order_items_company on order_items (order_company_id, order_id);
create index order_items_product on order_items (product_id);
create index order_items_image on order_items (image);

create table order_item_attributes (
  id integer generated always as identity primary key,
  order_item_id integer not null references order_items on delete cascade,
  category_title text not null check (length(category_title) <= 120),
  attribute_name text not null check (length(attribute_name) <= 120),
  attribute_price_cents price_cents not null
);
create index order_item_attributes_item on order_item_attributes (order_item_id, id);

-- What happened to an order, for its timeline. Only ever added to.
create table order_events (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  kind text not null check (kind in ('placed', 'claimed', 'assigned', 'delivered', 'delivery_failed',
    'requeued', 'cancelled', 'declined', 'item_status')),
  from_status text,
  to_status text not null,
  actor_id integer references users on delete set null,
  driver_id integer references drivers on delete set null,
  order_item_id integer references order_items on delete cascade,
  detail text not null default '' check (length(detail) <= 1000),
  created_at timestamptz(3) not null default now()
);
create index order_events_order on order_events (order_id, id);
create index order_events_actor on order_events (actor_id);
create index order_events_driver on order_events (driver_id);
create index order_events_item on order_events (order_item_id);
