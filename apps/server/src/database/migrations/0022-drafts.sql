-- feature: products

-- a product that is not published is a draft: its owner and Admins alone see it
alter table products add column published boolean not null default true;

-- the owner's table: her drafts, and by the pieces that are left, what nobody counts after all that is counted
create index products_drafts on products (company_id, created_at desc, id desc) where not published;
create index products_company_stock on products
  (company_id, (case when quantity_manage then stock else 2147483647 end), id);

-- checked at the end of a statement, so that one statement can put pictures into another order
alter table product_images drop constraint product_images_product_id_position_key;
alter table product_images add constraint product_images_product_id_position_key
  unique (product_id, position) deferrable initially immediate;
