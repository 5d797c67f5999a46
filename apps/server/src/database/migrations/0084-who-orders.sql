-- feature: orders

-- How two ways to write an address are told to be one: place, street and number without signs, accents and the word "calle". Null
-- without a number, which whole streets share.
create function delivery_address_key(place text, street text, number text) returns text
  language sql immutable strict parallel safe
  as $$ select case when number ~ '[0-9]' then place || '|' ||
    regexp_replace(public.search_text_of(street), '^(calle|c|avenida|av) ', '') || '|' ||
    replace(public.search_text_of(number), ' ', '') end $$;

-- what became of a telephone's and an address's orders, last one first
create index orders_telephone on orders (telephone_number, status_changed_at desc);
create index orders_address on orders (delivery_address_key(neighborhood, street_1, exterior_number), status_changed_at desc);
