-- feature: status-pictures
-- The picture for a WhatsApp status: of a business, or of the town (null), in each language; one each, replaced every morning.
create table status_pictures (
  id integer generated always as identity primary key,
  company_id integer references companies on delete cascade,
  language text not null check (language in ('en', 'es')),
  -- the town's day that it is for
  day text not null,
  -- which choice of goods of that day it shows
  turn integer not null,
  -- of all that it shows, so that it is known whether that still holds
  fingerprint text not null,
  -- base64
  jpeg text not null,
  drawn_at timestamptz(3) not null
);
create index status_pictures_company on status_pictures (company_id);
create unique index status_pictures_of on status_pictures (coalesce(company_id, 0), language);
create trigger note_effect after insert or update or delete on status_pictures
  for each row execute function note_effect();
