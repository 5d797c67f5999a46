-- feature: cash
-- The Admin who took the cash in a driver's place; null where the driver gave it.
alter table hand_ins add column taken_by integer references users on delete restrict;
create index hand_ins_taken_by on hand_ins (taken_by);

-- What a driver took at a door that was told of too late: the order is not theirs any more, the money is.
create table late_cash (
  order_id integer not null references orders on delete restrict,
  driver_id integer not null references drivers on delete restrict,
  told_at timestamptz not null,
  mxn_cents integer not null,
  usd_cents integer not null,
  -- nobody has said what was taken: it is what was due
  is_assumed boolean not null,
  hand_in_id integer references hand_ins on delete restrict,
  primary key (order_id, driver_id)
);
create index late_cash_held on late_cash (driver_id, order_id) where hand_in_id is null;
create index late_cash_driver on late_cash (driver_id, told_at);
create index late_cash_hand_in on late_cash (hand_in_id);
create trigger note_effect after insert or update or delete on late_cash for each row execute function note_effect();

-- The open dues of businesses that are gone.
create index shop_dues_of_nobody on shop_dues (order_company_id) where owed_cents <> paid_cents and company_id is null;
