-- feature: platform
-- What was sent in the last days: a job may come twice, and nobody is to have somebody's mailbox filled. No table has the
-- address itself, but the SHA-256 (hex) of it in lower case.
create table sent_mails (
  message_id text primary key check (length(message_id) between 1 and 100),
  mail text not null check (length(mail) between 1 and 60),
  recipient text not null check (recipient ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz(3) not null default now()
);
create index sent_mails_recipient on sent_mails (recipient, mail, sent_at);
create index sent_mails_sent_at on sent_mails (sent_at);

-- Addresses of which a mail server has said that they are none.
create table undeliverable_addresses (
  recipient text primary key check (recipient ~ '^[0-9a-f]{64}$'),
  refused_at timestamptz(3) not null default now()
);

create trigger note_effect after insert or update or delete on sent_mails
  for each row execute function note_effect();
create trigger note_effect after insert or update or delete on undeliverable_addresses
  for each row execute function note_effect();
