-- feature: search
-- Searches find words first, and then goods by exact words: the distinct words of all goods with how many of those each viewer
-- sees have them, and for each product what was counted.

-- The words of a product, and beside them what a search is narrowed by: all in one index, which intersects them by itself.
create function search_tokens(folded text, company_id integer, category_id integer) returns text[]
  language sql immutable parallel safe
  as $$ select string_to_array(folded || ' #' || company_id::text || ' @' || category_id::text, ' ') $$;

-- What is written waits in a list that each search reads to its end: it is kept short.
create index products_name_words on products
  using gin (search_tokens(name_folded, company_id, category_id)) with (gin_pending_list_limit = 64);
create index products_words on products
  using gin (search_tokens(search_text, company_id, category_id)) with (gin_pending_list_limit = 64);

create table search_words (
  word text collate "C" primary key,
  sound text collate "C" not null,
  -- under what it is found by words that are some slips away (`formsOf`)
  forms text[] not null,
  -- how many goods have it: that everybody sees, that members see, that there are
  everybody integer not null check (everybody >= 0),
  members integer not null check (members >= 0),
  goods integer not null check (goods >= 0)
);
create index search_words_sound on search_words (sound);
create index search_words_forms on search_words using gin (forms) with (gin_pending_list_limit = 64);
create index search_words_parts on search_words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 64);

-- What was counted of each product.
create table search_counted (
  product_id integer primary key,
  words text[] not null,
  for_everybody boolean not null,
  for_members boolean not null
);

-- Which products, or all of a business, have changed and were not counted since. Only appended to: counts that each write kept
-- would be rows that all of them wait for.
create table search_changes (
  id bigint generated always as identity primary key,
  product_id integer,
  company_id integer,
  check (num_nonnulls(product_id, company_id) = 1)
);

-- How far the goods that were there before are counted.
create table search_progress (
  is_one boolean primary key default true check (is_one),
  counted_to integer not null,
  is_done boolean not null
);
insert into search_progress (counted_to, is_done) select 0, not exists (select from products);

select jobs.create_queue('search.count_words', '{"policy": "standard"}')
where not exists (select from jobs.queue where name = 'search.count_words');

-- Once a transaction: a job that counts what it has changed. By a trigger, so that a version that knows nothing of this has it too.
create function count_search_words() returns void language plpgsql as $$
begin
  if current_setting('mercadito.search', true) is distinct from 't' then
    perform set_config('mercadito.search', 't', true);
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until)
    values ('search.count_words', '{}', 'standard', 30, 5, true, 3600, 900, 604800, now() + interval '3650 days');
    perform pg_notify('mercadito_jobs', 'search.count_words');
  end if;
end $$;

create function note_search_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'companies' then
    insert into public.search_changes (company_id) values (new.id);
  elsif tg_op = 'DELETE' then
    insert into public.search_changes (product_id) values (old.id);
  else
    insert into public.search_changes (product_id) values (new.id);
  end if;
  perform public.count_search_words();
  return null;
end $$;

create trigger note_search_change after insert or delete on products
  for each row execute function note_search_change();
create trigger note_search_change_of after update of name, description, member_only, published on products
  for each row when (old.name_folded <> new.name_folded or old.search_text <> new.search_text
    or old.member_only <> new.member_only or old.published <> new.published)
  execute function note_search_change();
create trigger note_search_change after update of suspended_at, profile_image on companies
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)
    or (old.profile_image is null) <> (new.profile_image is null))
  execute function note_search_change();

do $$
begin
  if exists (select from products) then perform count_search_words(); end if;
end $$;
