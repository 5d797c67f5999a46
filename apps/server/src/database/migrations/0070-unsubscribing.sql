-- feature: inbox
-- By what links that turn off mail are signed: made when the first one is written, and the same for all processes.
create table unsubscribe_keys (
  is_only boolean primary key default true check (is_only),
  key text not null
);
