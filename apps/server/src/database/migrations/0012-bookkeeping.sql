-- feature: platform

-- The first answer to a call that must not happen twice. The row is inserted in the call's own
-- transaction, so a second call with the same key waits for the first and then finds its answer.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  endpoint text not null check (length(endpoint) <= 200),
  -- SHA-256 of the body: the same key with another body is a mistake, not a repetition
  request_hash text not null default '' check (length(request_hash) <= 64),
  status integer check (status between 200 and 599),
  response jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- One row per accepted write, in the same transaction. No secrets and no phone numbers in detail.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id integer references users on delete set null,
  action text not null check (length(action) between 1 and 80),
  subject text not null default '' check (length(subject) <= 80),
  subject_id text not null default '' check (length(subject_id) <= 80),
  detail jsonb not null default '{}',
  created_at timestamptz(3) not null default now()
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_subject on audit_log (subject, subject_id, id desc);
