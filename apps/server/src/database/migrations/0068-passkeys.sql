-- feature: passkeys
-- By what people sign in without a password: of a pair of keys the public one, the other never leaves their devices.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- what its device calls it, base64url
  credential_id text not null unique check (length(credential_id) <= 1400),
  -- COSE, base64url
  public_key text not null check (length(public_key) <= 4000),
  -- how often it has signed, as it says itself; 0 for those that do not count
  sign_count bigint not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_of_person on passkeys (user_id, id);
create trigger note_effect after insert or update or delete on passkeys
  for each row execute function note_effect();

-- What a device is asked to sign: once, within minutes, by that person for that purpose. Who signs in is nobody yet.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'login')),
  user_id integer references users on delete cascade,
  expires_at timestamptz(3) not null,
  check ((purpose = 'login') = (user_id is null))
);
create index passkey_challenges_of_person on passkey_challenges (user_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
