-- feature: settings

-- What the settings were before a change, as its entry says what they were after it. Of the first change of all that was made
-- before there was this column nobody knows.
alter table settings_log add column before jsonb;
update settings_log set before = (
  select jsonb_build_object('delivery_available', earlier.delivery_available,
    'usd_mxn_rate_micros', earlier.usd_mxn_rate_micros, 'cart_message', earlier.cart_message)
  from settings_log earlier where earlier.id < settings_log.id order by earlier.id desc limit 1);
