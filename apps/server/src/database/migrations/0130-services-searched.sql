-- feature: services
-- Services are searched as businesses are, by parts of words and one slip.

alter table services
  add column name_folded text not null generated always as (search_text_of(name)) stored,
  add column search_text text not null generated always as (search_text_of(name || ' ' || left(description, 500))) stored;
create index services_search on services using gin (search_text gin_trgm_ops);
create index services_search_name on services using gin (name_folded gin_trgm_ops);
