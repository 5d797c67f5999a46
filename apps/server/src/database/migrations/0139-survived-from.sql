-- feature: platform
-- The oldest version that runs on what a migration made, as the number of a migration that it has to know: a former version starts on a
-- newer database where it may. Null for what came before this.
alter table migrations add column survived_from integer;
