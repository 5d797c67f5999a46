-- feature: setup
-- By which an installation without an Admin is given its first one: each start prints a code of its own. Only hashes are kept.

create table setup_codes (
  id integer primary key generated always as identity,
  hash text collate "C" not null unique
);
create trigger note_effect after insert or update or delete on setup_codes
  for each row execute function note_effect();
