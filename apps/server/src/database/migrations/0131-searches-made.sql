-- feature: search
-- How many people made a search on a day of the site's calendar. Who they were is not kept (`keptSearch`).

create table searches_made (
  day text collate "C" not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  -- whether something was found
  is_found boolean not null,
  -- its words, folded
  query text collate "C" not null check (char_length(query) between 3 and 40),
  -- so many at least
  people integer not null check (people > 0),
  primary key (is_found, day, query)
);
-- what many look for is read by everybody who opens the search
create index searches_made_by_many on searches_made (day) where is_found and people >= 5;
