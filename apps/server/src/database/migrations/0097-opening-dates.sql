-- feature: opening-hours

-- A date on which a business has other hours than on its weekday; closed where it has none.
create table opening_dates (
  company_id integer not null references companies on delete cascade,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  opens clock_time,
  shuts clock_time,
  break_start clock_time,
  break_end clock_time,
  primary key (company_id, date),
  check ((opens is null) = (shuts is null)),
  check ((break_start is null) = (break_end is null)),
  check (break_start is null or opens is not null),
  check (opens collate "C" < shuts),
  check (break_start collate "C" < break_end),
  check (break_start collate "C" >= opens and break_end collate "C" <= shuts)
);
-- Which are other than their weekday today is asked for all businesses at once.
create index opening_dates_by_date on opening_dates (date);
create trigger note_effect after insert or update or delete on opening_dates
  for each row execute function note_effect();

-- The day for which a business is closed by a tap; over with that day.
create table opening_pauses (
  company_id integer primary key references companies on delete cascade,
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$')
);
create index opening_pauses_by_date on opening_pauses (date);
create trigger note_effect after insert or update or delete on opening_pauses
  for each row execute function note_effect();
