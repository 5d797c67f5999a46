-- feature: products
-- A product is sold out while one of its required groups leaves nothing to choose, whatever its owner's switch and stock say.
-- The same two rules as packages/domain: `leavesNothingToChoose`, and `isProductAvailable` with it.

alter table products add column nothing_to_choose boolean not null default false;

-- Written by a trigger from here on: another rule of a generated column has the table and all its indexes written anew, while
-- nobody can read it.
alter table products alter column is_available drop expression;
alter table products alter column is_available set default true;
create function set_is_available() returns trigger language plpgsql as $$
begin
  new.is_available := new.available and not new.nothing_to_choose and (not new.quantity_manage or new.stock > 0);
  return new;
end $$;
create trigger products_is_available before insert or update on products
  for each row execute function set_is_available();

create function leaves_nothing_to_choose(product integer) returns boolean language sql stable as $$
  select exists (
    select from public.product_options
    where product_id = product and is_required
      and not exists (select from public.option_attributes where option_id = product_options.id and available)) $$;

-- Once a statement, however many rows it has written. The products are locked before their options are read, so that of two
-- who each switch one of two choices off the later one sees what the first has left.
create function note_nothing_to_choose() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  if tg_table_name = 'product_options' then
    select array_agg(distinct product_id) into touched from written;
  else
    select array_agg(distinct product_id) into touched
    from written join public.product_options on product_options.id = written.option_id;
  end if;
  perform from public.products where id = any(touched) order by id for no key update;
  update public.products set nothing_to_choose = not nothing_to_choose
  where id = any(touched) and nothing_to_choose <> public.leaves_nothing_to_choose(id);
  return null;
end $$;

create trigger product_options_added after insert on product_options referencing new table as written
  for each statement execute function note_nothing_to_choose();
create trigger product_options_changed after update on product_options referencing new table as written
  for each statement execute function note_nothing_to_choose();
create trigger product_options_deleted after delete on product_options referencing old table as written
  for each statement execute function note_nothing_to_choose();
create trigger option_attributes_added after insert on option_attributes referencing new table as written
  for each statement execute function note_nothing_to_choose();
create trigger option_attributes_changed after update on option_attributes referencing new table as written
  for each statement execute function note_nothing_to_choose();
create trigger option_attributes_deleted after delete on option_attributes referencing old table as written
  for each statement execute function note_nothing_to_choose();

update products set nothing_to_choose = true where leaves_nothing_to_choose(id);
