-- feature: accounts
-- When a link proved that the address is its person's; null: nobody has.
alter table users add column email_confirmed_at timestamptz(3);

-- Links in mails that open something: to choose a new password, or to prove an address. Only the SHA-256 (hex) of the secret is
-- kept. A mail that is sent again has a link of its own, and each holds until one was used.
create table account_links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'email')),
  -- the address it was sent to
  email email not null,
  expires_at timestamptz(3) not null
);
create index account_links_user on account_links (user_id);
create index account_links_expires_at on account_links (expires_at);
create trigger note_effect after insert or update or delete on account_links
  for each row execute function note_effect();

-- The address that a person says is theirs, until a link proves it: in place of their own, or at the sign-up where it may be
-- somebody else's, which only who reads its mail is told.
create table email_claims (
  user_id integer primary key references users on delete cascade,
  email email not null
);
create trigger note_effect after insert or update or delete on email_claims
  for each row execute function note_effect();
