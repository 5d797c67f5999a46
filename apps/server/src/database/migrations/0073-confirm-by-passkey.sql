-- Whoever is signed in may be asked to sign once more, in place of their password.
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check
  check (purpose in ('add', 'login', 'confirm'));
