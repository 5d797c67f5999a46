-- feature: inbox
-- What people want to be told by which way, and when not: `{"orders": {"push": false}}`, and minutes since midnight.
create table message_preferences (
  user_id integer primary key references users on delete cascade,
  choices jsonb not null default '{}',
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  check ((quiet_from is null) = (quiet_to is null))
);
create trigger note_effect after insert or update or delete on message_preferences
  for each row execute function note_effect();
alter table inbox_entries add column topic text not null default 'site';
