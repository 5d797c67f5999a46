-- feature: accounts

-- Until when a one-time password lets its person in, once; null when it has, or when the password is no one-time one.
alter table users add column one_time_until timestamptz(3);
update users set one_time_until = now() + interval '72 hours' where must_change_password;

-- Names are compared in compatibility form: ﬁona is fiona. Not unique, for the sake of names that were there before;
-- new ones are kept in that form, and users_username_unique keeps those apart.
create index users_username_compared on users (lower(normalize(username, NFKC)));
