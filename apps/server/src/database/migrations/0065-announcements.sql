-- feature: announcements
-- What Admins have written to people, in both languages.
create table announcements (
  id integer generated always as identity primary key,
  audience text not null check (audience in ('everybody', 'customers', 'owners', 'drivers', 'admins')),
  title_es text not null,
  text_es text not null,
  title_en text not null,
  text_en text not null,
  created_at timestamptz(3) not null default now()
);
create trigger note_effect after insert or update or delete on announcements
  for each row execute function note_effect();
