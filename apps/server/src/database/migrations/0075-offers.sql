-- feature: products
-- What is cheaper than it was, the newest first: a list of its own, and a row of the first page.
create index products_offers on products (is_available desc, created_at desc, id desc) where discount > 0;
