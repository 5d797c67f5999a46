-- feature: accounts
-- A person's own telephone (ACCOUNT-22); the one of an address may be another's.
alter table users add column telephone phone;
-- Found by a part, as those of addresses.
create index users_telephone on users using gin ((telephone::text) gin_trgm_ops);
