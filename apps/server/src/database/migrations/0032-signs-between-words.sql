-- feature: platform

-- A search is split into words at everything that is neither a letter nor a digit (`searchWords` in packages/domain). What is
-- searched is split likewise, or a word of one or two letters after a sign is never found: `mx` of correo.mx, `Up` of 7-Up.
-- Signs by their code points: what counts as a letter beyond them hangs on the locale of the database.
create function search_text_of(value text) returns text
  language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(public.fold(value),
    '[\u0001-\u002F\u003A-\u0060\u007B-\u00BF\u2000-\u2BFF\uFE00-\uFE0F\U0001F000-\U0001FAFF]+', ' ', 'g')) $$;

alter table users drop column search_text;
alter table users add column search_text text not null generated always as
  (search_text_of(username || ' ' || first_name || ' ' || last_name || ' ' || email)) stored;
create index users_search on users using gin (search_text gin_trgm_ops);

alter table companies drop column search_text;
alter table companies add column search_text text not null generated always as
  (search_text_of(name || ' ' || location)) stored;
create index companies_search on companies using gin (search_text gin_trgm_ops);

alter table products drop column name_folded, drop column search_text;
alter table products
  add column name_folded text not null generated always as (search_text_of(name)) stored,
  add column search_text text not null generated always as (search_text_of(name || ' ' || left(description, 500))) stored;
create index products_name_search on products using gin (name_folded gin_trgm_ops);
create index products_search on products using gin (search_text gin_trgm_ops);
-- What begins with a search stands first among what it finds (0019): the index went with its column.
create index products_name_start on products (name_folded text_pattern_ops);
