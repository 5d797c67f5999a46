-- feature: accounts
-- Of which end of their membership people were told beforehand.
create table membership_endings (
  user_id integer primary key references users on delete cascade,
  ends_at timestamptz(3) not null
);
create trigger note_effect after insert or update or delete on membership_endings
  for each row execute function note_effect();
