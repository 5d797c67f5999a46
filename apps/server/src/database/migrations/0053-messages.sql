-- feature: platform
-- What of a write somebody is to be told, until the job that tells them has done so. Written with the audit row.
create table outgoing_messages (
  id bigint generated always as identity primary key,
  actor_id integer references users on delete set null,
  events jsonb not null,
  created_at timestamptz not null default now()
);

-- feature: inbox
-- What people were told, in both languages: kept as it was said. `message_id` is the row above, which is gone by then, and
-- `position` the event among its own: nobody is told twice of one.
create table inbox_entries (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  message_id bigint not null,
  position smallint not null,
  event jsonb not null,
  receiver text not null,
  urgency text not null check (urgency in ('now', 'soon', 'later')),
  wordings jsonb not null,
  href text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (message_id, position, user_id)
);
create index inbox_entries_newest on inbox_entries (user_id, id desc);
create index inbox_entries_unread on inbox_entries (user_id) where read_at is null;
create index inbox_entries_old on inbox_entries (created_at);
create trigger note_effect after insert or update or delete on inbox_entries
  for each row execute function note_effect();
