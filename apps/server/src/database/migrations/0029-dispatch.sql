-- feature: orders
-- The board of who dispatches: on the road longest first, failed newest first; what waits goes by orders_status_date.
create index orders_on_the_road on orders (shipped_at, id) where status = 'shipped';
create index orders_failed on orders (failed_at desc, id desc) where status = 'delivery_failed';
-- what happened on one day, for the day's figures; what happened to single items is none of them
create index order_events_day on order_events (created_at) include (kind, order_id) where kind <> 'item_status';
