-- feature: cart

-- The lock row: whoever changes a cart or orders from it locks this row first, which is what
-- keeps the cap of 10,000 MXN exact.
create table carts (
  user_id integer primary key references users on delete cascade,
  updated_at timestamptz(3) not null default now()
);

create table cart_items (
  id integer generated always as identity primary key,
  user_id integer not null references carts on delete cascade,
  product_id integer not null references products on delete cascade,
  -- the chosen attribute ids, ascending, joined by commas: same options, same line
  attribute_key text not null default '' check (attribute_key ~ '^([0-9]+(,[0-9]+)*)?$'),
  count integer not null check (count between 1 and 1000),
  created_at timestamptz(3) not null default now(),
  unique (user_id, product_id, attribute_key),
  unique (id, product_id)
);
create index cart_items_product on cart_items (product_id);

-- The compound keys say: an attribute of that very product, and one per group. When an owner
-- deletes an attribute its row here goes with it; attribute_key keeps telling that it was chosen.
create table cart_item_attributes (
  cart_item_id integer not null,
  product_id integer not null,
  option_id integer not null,
  attribute_id integer not null,
  primary key (cart_item_id, option_id),
  foreign key (cart_item_id, product_id) references cart_items (id, product_id) on delete cascade,
  foreign key (option_id, product_id) references product_options (id, product_id) on delete cascade,
  foreign key (attribute_id, option_id) references option_attributes (id, option_id) on delete cascade
);
create index cart_item_attributes_option on cart_item_attributes (option_id, product_id);
create index cart_item_attributes_attribute on cart_item_attributes (attribute_id, option_id);

-- feature: addresses

-- One per customer, with an id of its own because the wire sends it.
create table customer_addresses (
  id integer generated always as identity primary key,
  user_id integer not null unique references users on delete cascade,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
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
