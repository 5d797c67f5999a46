-- feature: orders
-- The board shows first what has waited longest: since it was sent, or since it went back to the queue.
create index orders_waiting on orders (status_changed_at, id) where status = 'pending';
