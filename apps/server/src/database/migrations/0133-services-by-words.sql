-- feature: search
-- Services are found by words as goods are: the tables of goods' words once more, so that a word of goods hides no word of services.

create index services_name_words on services
  using gin (search_tokens(name_folded, company_id, category_id)) with (gin_pending_list_limit = 64);
create index services_words on services
  using gin (search_tokens(search_text, company_id, category_id)) with (gin_pending_list_limit = 64);

create table search_service_words (
  word text collate "C" primary key,
  sound text collate "C" not null,
  forms text[] not null,
  everybody integer not null check (everybody >= 0),
  members integer not null check (members >= 0),
  goods integer not null check (goods >= 0)
);
create index search_service_words_sound on search_service_words (sound);
create index search_service_words_forms on search_service_words using gin (forms) with (gin_pending_list_limit = 64);
create index search_service_words_parts on search_service_words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 64);

create table search_service_counted (
  service_id integer primary key,
  words text[] not null,
  for_everybody boolean not null,
  for_members boolean not null
);

create table search_service_changes (
  id bigint generated always as identity primary key,
  service_id integer,
  company_id integer,
  check (num_nonnulls(service_id, company_id) = 1)
);
insert into search_service_changes (service_id) select id from services order by id;

-- A queue of its own: a version that knows goods alone leaves these jobs to others.
select jobs.create_queue('search.count_service_words', '{"policy": "standard"}')
where not exists (select from jobs.queue where name = 'search.count_service_words');

create function count_service_words() returns void language plpgsql as $$
begin
  if current_setting('mercadito.search_services', true) is distinct from 't' then
    perform set_config('mercadito.search_services', 't', true);
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until)
    values ('search.count_service_words', '{}', 'standard', 30, 5, true, 3600, 900, 604800, now() + interval '3650 days');
    perform pg_notify('mercadito_jobs', 'search.count_service_words');
  end if;
end $$;

create function note_service_search_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'companies' then
    insert into public.search_service_changes (company_id) values (new.id);
  elsif tg_op = 'DELETE' then
    insert into public.search_service_changes (service_id) values (old.id);
  else
    insert into public.search_service_changes (service_id) values (new.id);
  end if;
  perform public.count_service_words();
  return null;
end $$;

create trigger note_service_search_change after insert or delete on services
  for each row execute function note_service_search_change();
create trigger note_service_search_change_of after update of name, description, member_only on services
  for each row when (old.name_folded <> new.name_folded or old.search_text <> new.search_text
    or old.member_only <> new.member_only)
  execute function note_service_search_change();
create trigger note_service_search_change after update of suspended_at, profile_image on companies
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)
    or (old.profile_image is null) <> (new.profile_image is null))
  execute function note_service_search_change();

do $$
begin
  if exists (select from services) then perform count_service_words(); end if;
end $$;
