-- feature: business-figures

-- How many people were refused a product on a day of the site's calendar, for want of pieces. Who they were is not kept.
create table sold_out_requests (
  product_id integer not null references products on delete cascade,
  day text collate "C" not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  people integer not null check (people > 0),
  primary key (product_id, day)
);
create index sold_out_requests_day on sold_out_requests (day);
