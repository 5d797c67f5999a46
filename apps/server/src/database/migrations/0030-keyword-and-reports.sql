-- feature: orders

-- The keyword for the device of whoever holds the order: to be checked there, and not to be read. Made when it is handed out.
alter table orders
  add column keyword_salt text check (keyword_salt ~ '^[0-9a-f]{32}$'),
  add column keyword_hash text check (keyword_hash ~ '^[0-9a-f]{64}$'),
  add column keyword_iterations integer check (keyword_iterations > 0),
  -- how the handover was proved; null before it
  add column keyword_check text check (keyword_check in ('confirmed', 'without', 'not_asked')),
  add column without_keyword_reason text check (without_keyword_reason in ('lost', 'somebody_else', 'other')),
  add column without_keyword_note text not null default '' check (length(without_keyword_note) <= 1000),
  add column wrong_tries integer not null default 0 check (wrong_tries >= 0),
  add check ((keyword_salt is null) = (keyword_hash is null) and (keyword_salt is null) = (keyword_iterations is null)),
  add check ((without_keyword_reason is not null) = (keyword_check is not distinct from 'without'));

alter table order_companies add column picked_up_at timestamptz(3);

-- `created_at` is when it happened on the road; this, when a device without a line could tell it
alter table order_events
  add column received_at timestamptz(3),
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'claimed', 'assigned', 'delivered', 'delivery_failed',
    'requeued', 'cancelled', 'declined', 'item_status', 'picked_up'));

-- feature: deliveries

-- What a driver said of an order that had changed meanwhile: never dropped, for Admins to see to.
create table driver_reports (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  driver_id integer not null references drivers on delete restrict,
  kind text not null check (kind in ('item_status', 'picked_up', 'delivered', 'delivery_failed')),
  -- what was said: names and states, never a keyword or a phone number
  payload jsonb not null,
  -- what the order was when it came
  status_then text not null check
    (status_then in ('pending', 'shipped', 'delivered', 'delivery_failed', 'cancelled', 'declined')),
  happened_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  reviewed_at timestamptz(3),
  reviewed_by integer references users on delete set null,
  check (reviewed_at is not null or reviewed_by is null)
);
-- the list of all: unseen ones first, newest first
create index driver_reports_open_newest on driver_reports ((reviewed_at is null) desc, received_at desc, id desc);
-- the same of one order
create index driver_reports_order on driver_reports (order_id, (reviewed_at is null) desc, received_at desc, id desc);
create index driver_reports_driver on driver_reports (driver_id);
create index driver_reports_reviewed_by on driver_reports (reviewed_by);
