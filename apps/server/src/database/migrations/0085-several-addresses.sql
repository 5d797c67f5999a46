-- feature: addresses
-- A person has several addresses, one of them the default. `person_id` says whose one is, `user_id` whose default it is, null for
-- all others. So the version before, which knows `user_id` alone, reads, changes and delivers to the default as if it were the only
-- one, and what it adds is one. Nothing has to go later: the unique index on `user_id` says that a person has one default.
alter table customer_addresses
  alter column user_id drop not null,
  add column person_id integer references users on delete cascade,
  -- what the person calls it: "Mamá"; '' for none
  add column name text not null default '' check (length(name) <= 40);
update customer_addresses set person_id = user_id;

-- The version before names no person.
create function person_of_address() returns trigger language plpgsql as $$
begin
  new.person_id := coalesce(new.person_id, new.user_id);
  return new;
end $$;
create trigger person_of_address before insert on customer_addresses
  for each row execute function person_of_address();

alter table customer_addresses
  alter column person_id set not null,
  add constraint customer_addresses_default check (user_id is null or user_id = person_id);
create index customer_addresses_person on customer_addresses (person_id, id);
