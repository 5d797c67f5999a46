-- feature: services
-- A page of a business's services has the pinned ones first.
create index services_company_pinned_first on services (company_id, is_pin desc, created_at desc, id desc);
drop index services_company_newest;
