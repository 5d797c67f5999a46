-- feature: search
-- Names of one thing that Admins add to those in the repository (`readOwnKin`).

create table search_kin (
  id integer generated always as identity primary key,
  -- as it was written
  names text not null check (names <> ''),
  -- by what two lines are the same (`ownKinKey`)
  key text not null unique,
  added_at timestamptz(3) not null default now()
);
create trigger note_effect after insert or update or delete on search_kin
  for each row execute function note_effect();
