import { type RawBuilder, sql } from 'kysely';

// An order's steps are called as its events are, but for these.
const STEP = sql`case event ->> 'type'
  when 'order_item.status_changed' then 'item_status'
  when 'order_company.picked_up' then 'picked_up'
  else split_part(event ->> 'type', '.', 2) end`;

/** Of which order a write told; also where another of its events names it. */
const ORDER = sql`(
  select (same.event ->> 'orderId')::integer from told as same
  where same.message_id = told.message_id and same.event ? 'orderId' limit 1)`;

/** When what somebody was told had happened: with the step of its order, with its review, or before the first order. */
const HAPPENED = sql`coalesce(
  (select max(created_at) from order_events where order_id = ${ORDER} and kind::text = ${STEP}),
  (select created_at from orders where id = ${ORDER}),
  case split_part(event ->> 'type', '.', 1)
    when 'product_review' then (select created_at from product_reviews where id = (event ->> 'reviewId')::integer)
    when 'company_review' then (select created_at from company_reviews where id = (event ->> 'reviewId')::integer)
    when 'sponsor' then now() - make_interval(hours => 20 + (told.id % 60)::integer)
  end,
  now() - make_interval(days => 40 + (told.id % 5)::integer))`;

/**
 * Gives what people were told the times of its events, once those are aged: newest by time is newest in the list. The last
 * two of each person are unread, all else was read soon.
 */
export const ageInbox = (): RawBuilder<unknown> => sql`
  with told as (delete from inbox_entries returning *),
  aged as (select told.*, ${HAPPENED} as at from told)
  insert into inbox_entries (user_id, message_id, position, event, receiver, topic, urgency, wordings, href, created_at, read_at)
  select user_id, message_id, position, event, receiver, topic, urgency, wordings, href, at,
    case when row_number() over (partition by user_id order by at desc, id desc) > 2
      then least(now(), at + interval '20 minutes') end
  from aged where at > now() - interval '90 days'
  order by at, id`;
