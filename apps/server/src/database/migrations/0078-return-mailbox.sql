-- feature: platform
-- By what mails are signed whose returns are read, and how far their mailbox was read: UIDs count within a validity.
create table return_mailbox (
  is_only boolean primary key default true check (is_only),
  key text not null,
  uid_validity bigint,
  last_uid bigint,
  check ((uid_validity is null) = (last_uid is null))
);
