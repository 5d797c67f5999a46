-- feature: product-waits
-- Who wants to be told when a product can be bought again, and who was told since it came back.
create table product_waits (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  told_at timestamptz(3),
  unique (user_id, product_id)
);
create index product_waits_of_product on product_waits (product_id, id);
create trigger note_effect after insert or update or delete on product_waits
  for each row execute function note_effect();
