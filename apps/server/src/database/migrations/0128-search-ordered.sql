-- feature: search
-- The goods that are ordered most, counted anew each night: what of equal matches stands first, and what is ranked of very many.

create table search_ordered (
  product_id integer primary key,
  -- in how many delivered orders of the last 90 days
  orders integer not null check (orders > 0),
  -- what the product was found by that night (`search_tokens`)
  tokens text[] not null
);
create index search_ordered_tokens on search_ordered using gin (tokens);
