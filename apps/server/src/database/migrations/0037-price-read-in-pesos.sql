-- feature: products
-- What a product costs in pesos is worked out where it is read: a new exchange rate is one row. A list by price merges the
-- products in pesos and those in dollars, each in the order of an index, whatever the rate.
--
-- `price_mxn_cents` and its trigger stay for processes of the version before, which run beside this one for a while: they
-- sort by it and by nothing else, and a product that is saved has it by the rate of then. Nothing here reads it; a later
-- version takes it away.

drop trigger settings_reprice_products on settings;
drop function reprice_dollar_products();

-- Without the lock of the settings: a product that is saved waits for no change of them, and holds none up.
create or replace function set_price_mxn_cents() returns trigger language plpgsql as $$
declare
  rate bigint := 1000000;
begin
  if new.currency = 'USD' then
    select usd_mxn_rate_micros into strict rate from public.settings;
  end if;
  new.price_mxn_cents :=
    (((new.price_cents::bigint * (100 - new.discount) + 50) / 100) * rate + 500000) / 1000000;
  return new;
end $$;

create index products_company_currency_price on products (company_id, currency, discounted_price_cents, id);
drop index products_company_price, products_dollar;

-- No query uses these two.
drop index products_price, products_name;
-- An index by the pieces that are left has every sale write all the others anew. The products of one shop are put in that
-- order when its owner asks for it.
drop index products_company_stock;
-- Room on each page for the next version of what is on it: then a sale writes no index at all.
alter table products set (fillfactor = 90);
