-- feature: orders
-- What nobody of a business has seen is asked for whenever its counter hears of a change.
create index order_companies_unseen on order_companies (company_id, order_id desc) where seen_at is null;
