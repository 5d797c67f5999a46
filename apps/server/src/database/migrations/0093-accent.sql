-- feature: town

-- The town's own accent, `#46389e`, blank for the look's; and what the town says of itself in both languages, blank for nothing.
alter table town
  add column accent text not null default '' check (accent ~ '^(#[0-9a-f]{6})?$'),
  add column about jsonb not null default '{"en": "", "es": ""}';
