-- feature: accounts

-- No language until its person chooses one: until then the device's counts. What sign-up wrote before, in the language its
-- pages were read in, stays: nobody knows which of them were chosen.
alter table users alter column language drop default;
alter table users alter column language drop not null;
