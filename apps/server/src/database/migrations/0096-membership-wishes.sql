-- feature: accounts
-- Who has asked for a membership, and what became of it; gone 90 days after its end.
create table membership_wishes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  asked_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- Why an Admin has said no, for its person to read.
  declined_because text,
  check (declined_because is null or ended_at is not null)
);
create unique index membership_wishes_open on membership_wishes (user_id) where ended_at is null;
create index membership_wishes_user on membership_wishes (user_id, id);
create index membership_wishes_ended on membership_wishes (ended_at) where ended_at is not null;
create trigger note_effect after insert or update or delete on membership_wishes
  for each row execute function note_effect();

-- feature: town
-- What a membership costs, in the words of whoever keeps the town; blank where it says nothing.
alter table town add column membership_cost jsonb not null default '{"es": "", "en": ""}';
