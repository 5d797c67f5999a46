-- feature: accounts

-- Whom an Admin keeps out, since when, why and by whom; all of it or nothing. The reason is told to the person at the login.
alter table users
  add column blocked_at timestamptz(3),
  add column block_reason text check (length(block_reason) between 1 and 300),
  add column blocked_by integer references users on delete set null,
  add check ((blocked_at is null) = (block_reason is null)),
  add check (blocked_by is null or blocked_at is not null);
create index users_blocked_by on users (blocked_by);

-- The Admins' list of people (listPeople) stands in the order of user names, by `users_username_unique`; the same of one role,
create index users_role_username on users (role, lower(username));
-- of those who are blocked, few among many,
create index users_blocked on users (lower(username)) where blocked_at is not null;
-- and of members: `subscription_until > $1`.
create index users_members on users (subscription_until) where subscription_until is not null;

-- People are found by a part of their telephone number: `telephone_number::text like '%' || $1 || '%'`, three digits and more.
create index customer_addresses_telephone on customer_addresses using gin ((telephone_number::text) gin_trgm_ops);
create index company_addresses_telephone on company_addresses using gin ((telephone_number::text) gin_trgm_ops);
