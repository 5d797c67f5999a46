-- feature: products
-- Lists that nobody sorted show last what is sold out, in all the orders there are, in a category too.

-- can be bought now; the same rule as packages/domain
alter table products add column is_available boolean not null
  generated always as (available and (not quantity_manage or stock > 0)) stored;

drop index products_newest, products_category_newest,
  products_shuffle_1, products_shuffle_2, products_shuffle_3, products_shuffle_4, products_shuffle_5;
create index products_newest on products (is_available desc, created_at desc, id desc);
create index products_shuffle_1 on products (is_available desc, shuffle_key(id, 1) desc, id desc);
create index products_shuffle_2 on products (is_available desc, shuffle_key(id, 2) desc, id desc);
create index products_shuffle_3 on products (is_available desc, shuffle_key(id, 3) desc, id desc);
create index products_shuffle_4 on products (is_available desc, shuffle_key(id, 4) desc, id desc);
create index products_shuffle_5 on products (is_available desc, shuffle_key(id, 5) desc, id desc);
create index products_category_newest on products (category_id, is_available desc, created_at desc, id desc);
create index products_category_shuffle_1 on products (category_id, is_available desc, shuffle_key(id, 1) desc, id desc);
create index products_category_shuffle_2 on products (category_id, is_available desc, shuffle_key(id, 2) desc, id desc);
create index products_category_shuffle_3 on products (category_id, is_available desc, shuffle_key(id, 3) desc, id desc);
create index products_category_shuffle_4 on products (category_id, is_available desc, shuffle_key(id, 4) desc, id desc);
create index products_category_shuffle_5 on products (category_id, is_available desc, shuffle_key(id, 5) desc, id desc);
create index products_company_unsorted on products (company_id, is_available desc, created_at desc, id desc);

-- what begins with a search stands first among what it finds
create index products_name_start on products (name_folded text_pattern_ops);
