-- feature: copies

-- What was taken from somebody, so that no copy brings it back (BACKUP-5): it is kept in a file beside the database too. Rows stay:
-- those that a restored copy has are not done again.
create table journal_entries (
  id bigint generated always as identity primary key,
  -- tells it from the entries of every database that was restored meanwhile
  entry text not null unique default gen_random_uuid()::text,
  kind text not null check (kind in ('person', 'person_gone', 'company', 'passkey_gone')),
  -- of what: its id, and when it began, since after a restore an id is given anew
  subject_id bigint not null,
  subject_created_at timestamptz(3) not null,
  -- what holds of it since
  facts jsonb not null,
  created_at timestamptz(3) not null default now(),
  -- when it was written to the file
  kept_at timestamptz(3)
);
create index journal_entries_to_keep on journal_entries (id) where kept_at is null;

-- By triggers: whoever takes something away, a call, a command or an operator, does not have to think of it.
create function write_journal() returns trigger language plpgsql as $$
begin
  -- While a copy is restored, what it has is no news.
  if current_setting('mercadito.restoring', true) = 't' then
    return null;
  end if;
  insert into journal_entries (kind, subject_id, subject_created_at, facts)
  select tg_argv[0], old.id, old.created_at, case tg_argv[0]
    when 'person' then jsonb_build_object('role', to_jsonb(new) -> 'role', 'blocked_at', to_jsonb(new) -> 'blocked_at',
      'reason', to_jsonb(new) -> 'block_reason')
    when 'company' then jsonb_build_object('suspended_at', to_jsonb(new) -> 'suspended_at',
      'reason', to_jsonb(new) -> 'suspension_reason')
    when 'passkey_gone' then jsonb_build_object('credential_id', to_jsonb(old) -> 'credential_id')
    else '{}' end;
  return null;
end $$;

create trigger write_journal after update of role, blocked_at, block_reason on users for each row
  when ((old.role, old.blocked_at, old.block_reason) is distinct from (new.role, new.blocked_at, new.block_reason))
  execute function write_journal('person');
create trigger write_journal_of_gone after delete on users for each row execute function write_journal('person_gone');
create trigger write_journal after update of suspended_at, suspension_reason on companies for each row
  when ((old.suspended_at, old.suspension_reason) is distinct from (new.suspended_at, new.suspension_reason))
  execute function write_journal('company');
create trigger write_journal after delete on passkeys for each row execute function write_journal('passkey_gone');

-- A command may write before a server has made its queues.
select jobs.create_queue('journal.keep', '{"policy": "standard"}')
where not exists (select from jobs.queue where name = 'journal.keep');
