-- feature: orders
-- Of parts whose orders have ended before anybody of the business saw them: nobody is asked to see them any more.
alter table order_companies add column ended_unseen boolean not null default false;
update order_companies set ended_unseen = true
from orders
where orders.id = order_id and seen_at is null and status in ('delivered', 'cancelled', 'declined');
drop index order_companies_unseen;
create index order_companies_unseen on order_companies (company_id, order_id desc) where seen_at is null and not ended_unseen;
