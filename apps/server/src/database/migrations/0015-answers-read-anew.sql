-- feature: platform

-- What showed an order's phone, keyword and house, or a cart, is read anew for a repetition and no longer kept
-- under its key: what was kept before goes.
update idempotency_keys set response = null
where endpoint in ('claimOrder', 'assignOrder', 'finishDelivery', 'addCartItem');
