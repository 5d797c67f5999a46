-- feature: settings
-- Until when deliveries are off; null while they are on, and where nobody has said.
alter table settings add column delivery_off_until timestamptz(3);
alter table settings_log add column delivery_off_until timestamptz(3);
