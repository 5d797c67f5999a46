-- feature: legal
-- Who answers for people's data, and what the town's Admins have written of privacy and terms; blank texts: the usual ones.

create table legal (
  id integer primary key default 1 check (id = 1),
  responsible text not null default '' check (char_length(responsible) <= 120),
  contact text not null default '' check (char_length(contact) <= 500),
  privacy_es text not null default '' check (char_length(privacy_es) <= 10000),
  privacy_en text not null default '' check (char_length(privacy_en) <= 10000),
  terms_es text not null default '' check (char_length(terms_es) <= 10000),
  terms_en text not null default '' check (char_length(terms_en) <= 10000),
  updated_at timestamptz(3) not null default now()
);
create trigger note_effect after insert or update or delete on legal
  for each row execute function note_effect();
insert into legal default values;
