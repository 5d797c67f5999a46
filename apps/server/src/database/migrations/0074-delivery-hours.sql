-- feature: town
-- When the town delivers, as the contract has it; null while nobody has edited it.
alter table town add column delivery_hours jsonb;
