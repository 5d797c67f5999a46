-- feature: cash
-- The way of cash from the door to the shop. Nothing of it is ever deleted: what is taken back is a row of its own.
alter table town add column drivers_pay_shops boolean not null default false;

-- What a driver gives to an Admin: as it was said, and as it was counted.
create table hand_ins (
  id integer generated always as identity primary key,
  driver_id integer not null references drivers on delete restrict,
  given_at timestamptz not null,
  said_mxn_cents integer not null,
  said_usd_cents integer not null,
  accepted_at timestamptz,
  accepted_by integer references users on delete restrict,
  counted_mxn_cents integer,
  counted_usd_cents integer,
  -- why another amount was counted than was said
  reason text not null default '' check (length(reason) <= 300),
  check (num_nulls(accepted_at, accepted_by, counted_mxn_cents, counted_usd_cents) in (0, 4)),
  check (accepted_at is null or reason <> '' or
    (counted_mxn_cents = said_mxn_cents and counted_usd_cents = said_usd_cents))
);
create index hand_ins_open_newest on hand_ins ((accepted_at is null) desc, given_at desc, id desc);
create index hand_ins_driver on hand_ins (driver_id, id desc);
create index hand_ins_accepted_by on hand_ins (accepted_by);

-- The cash of each order that was brought, in one hand-in at most; how much stands in the order, which changes no more.
create table collected_cash (
  order_id integer primary key references orders on delete restrict,
  driver_id integer not null references drivers on delete restrict,
  hand_in_id integer references hand_ins on delete restrict
);
create index collected_cash_held on collected_cash (driver_id, order_id) where hand_in_id is null;
create index collected_cash_driver on collected_cash (driver_id);
create index collected_cash_hand_in on collected_cash (hand_in_id);

-- What a shop is to get for its part of an order once it was brought, and has got so far.
create table shop_dues (
  order_company_id integer primary key references order_companies on delete restrict,
  company_id integer references companies on delete set null,
  driver_id integer references drivers on delete restrict,
  brought_at timestamptz,
  owed_cents integer not null default 0 check (owed_cents >= 0),
  paid_cents integer not null default 0
);
create index shop_dues_open on shop_dues (company_id, order_company_id) where owed_cents <> paid_cents;
create index shop_dues_driver on shop_dues (driver_id);
create index shop_dues_brought on shop_dues (company_id, brought_at desc);

-- What a shop was paid: by a driver at the pick-up, which is in one hand-in at most, or by an Admin.
create table shop_payments (
  id integer generated always as identity primary key,
  company_id integer references companies on delete set null,
  driver_id integer references drivers on delete restrict,
  paid_by integer not null references users on delete restrict,
  paid_at timestamptz not null,
  hand_in_id integer references hand_ins on delete restrict,
  check (hand_in_id is null or driver_id is not null)
);
create index shop_payments_held on shop_payments (driver_id, id) where hand_in_id is null;
create index shop_payments_driver on shop_payments (driver_id, paid_at);
create index shop_payments_hand_in on shop_payments (hand_in_id);
create index shop_payments_paid_by on shop_payments (paid_by);
create index shop_payments_company on shop_payments (company_id, id desc);

create table shop_payment_parts (
  payment_id integer not null references shop_payments on delete restrict,
  order_company_id integer not null references order_companies on delete restrict,
  amount_cents integer not null check (amount_cents <> 0),
  primary key (payment_id, order_company_id)
);
create index shop_payment_parts_part on shop_payment_parts (order_company_id);

-- An order that is brought has cash and dues from then on, whichever version says so. Those of before were settled otherwise.
create function begin_cash() returns trigger language plpgsql as $$
begin
  insert into collected_cash (order_id, driver_id) values (new.id, new.driver_id) on conflict (order_id) do nothing;
  insert into shop_dues (order_company_id, company_id, driver_id, brought_at, owed_cents)
    select id, company_id, new.driver_id, coalesce(new.delivered_at, new.status_changed_at), total_cents
    from order_companies where order_id = new.id order by id
    on conflict (order_company_id) do update set
      driver_id = excluded.driver_id, brought_at = excluded.brought_at, owed_cents = excluded.owed_cents;
  return null;
end $$;
create trigger begin_cash after update of status on orders
  for each row when (new.status = 'delivered' and old.status is distinct from 'delivered')
  execute function begin_cash();

create trigger note_effect after insert or update or delete on hand_ins for each row execute function note_effect();
create trigger note_effect after insert or update or delete on collected_cash for each row execute function note_effect();
create trigger note_effect after insert or update or delete on shop_dues for each row execute function note_effect();
create trigger note_effect after insert or update or delete on shop_payments for each row execute function note_effect();
create trigger note_effect after insert or update or delete on shop_payment_parts for each row execute function note_effect();
