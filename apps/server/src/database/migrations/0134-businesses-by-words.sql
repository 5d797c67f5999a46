-- feature: search
-- Businesses are found by the words of their names and places as goods are: the tables of words once more.

create index companies_words on companies
  using gin (search_tokens(search_text, id, category_id)) with (gin_pending_list_limit = 64);

create table search_business_words (
  word text collate "C" primary key,
  sound text collate "C" not null,
  forms text[] not null,
  everybody integer not null check (everybody >= 0),
  members integer not null check (members >= 0),
  goods integer not null check (goods >= 0)
);
create index search_business_words_sound on search_business_words (sound);
create index search_business_words_forms on search_business_words using gin (forms) with (gin_pending_list_limit = 64);
create index search_business_words_parts on search_business_words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 64);

create table search_business_counted (
  business_id integer primary key,
  words text[] not null,
  for_everybody boolean not null,
  for_members boolean not null
);

create table search_business_changes (
  id bigint generated always as identity primary key,
  business_id integer not null
);
insert into search_business_changes (business_id) select id from companies order by id;

-- A queue of its own: a version that knows goods and services alone leaves these jobs to others.
select jobs.create_queue('search.count_business_words', '{"policy": "standard"}')
where not exists (select from jobs.queue where name = 'search.count_business_words');

create function count_business_words() returns void language plpgsql as $$
begin
  if current_setting('mercadito.search_businesses', true) is distinct from 't' then
    perform set_config('mercadito.search_businesses', 't', true);
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until)
    values ('search.count_business_words', '{}', 'standard', 30, 5, true, 3600, 900, 604800, now() + interval '3650 days');
    perform pg_notify('mercadito_jobs', 'search.count_business_words');
  end if;
end $$;

create function note_business_search_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into public.search_business_changes (business_id) values (old.id);
  else
    insert into public.search_business_changes (business_id) values (new.id);
  end if;
  perform public.count_business_words();
  return null;
end $$;

create trigger note_business_search_change after insert or delete on companies
  for each row execute function note_business_search_change();
create trigger note_business_search_change_of after update of name, location, suspended_at, profile_image on companies
  for each row when (old.search_text <> new.search_text or (old.suspended_at is null) <> (new.suspended_at is null)
    or (old.profile_image is null) <> (new.profile_image is null))
  execute function note_business_search_change();

-- By which rules a word's sound and forms were told: what was told by older ones is told anew.
alter table search_words add column told_by integer not null default 1;
alter table search_service_words add column told_by integer not null default 1;
alter table search_business_words add column told_by integer not null default 1;
create index search_words_told_by on search_words (told_by);
create index search_service_words_told_by on search_service_words (told_by);
create index search_business_words_told_by on search_business_words (told_by);

do $$
begin
  if exists (select from companies) then perform count_business_words(); end if;
end $$;
