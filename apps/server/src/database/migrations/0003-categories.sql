-- feature: categories
-- Names are Spanish, name_en stands beside. `position` orders the chips.

create table company_categories (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  name_en text not null check (length(name_en) between 1 and 120),
  position integer not null default 0
);
create unique index company_categories_name_unique on company_categories (fold(name));

-- Two levels and no more: a child's foreign key also demands that its parent is on level 1,
-- and a parent with children cannot itself be moved below another.
create table product_categories (
  id integer generated always as identity primary key,
  parent_id integer,
  name text not null check (length(name) between 1 and 120),
  name_en text not null check (length(name_en) between 1 and 120),
  position integer not null default 0,
  level integer not null generated always as (case when parent_id is null then 1 else 2 end) stored,
  parent_level integer generated always as (case when parent_id is null then null else 1 end) stored,
  unique (id, level),
  foreign key (parent_id, parent_level) references product_categories (id, level) on delete restrict
);
create unique index product_categories_name_unique on product_categories (coalesce(parent_id, 0), fold(name));
create index product_categories_parent on product_categories (parent_id, parent_level);

create table service_categories (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  name_en text not null check (length(name_en) between 1 and 120),
  position integer not null default 0
);
create unique index service_categories_name_unique on service_categories (fold(name));

create table zones (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  name_en text not null check (length(name_en) between 1 and 120),
  position integer not null default 0
);
create unique index zones_name_unique on zones (fold(name));
