-- feature: accounts
-- When an account is to be deleted, as its person has asked; and when that was done: what is left of it has no name, and is there
-- for what names it, orders above all.
alter table users
  add column deletion_at timestamptz(3),
  add column deleted_at timestamptz(3);
-- survives: it has no entry yet, and a town's people are read in a moment.
create index users_deletion on users (deletion_at) where deletion_at is not null;

-- Of whom is gone a copy brings nothing back (BACKUP-5), as of a row that is.
create trigger write_journal_of_emptied after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function write_journal('person_gone');
