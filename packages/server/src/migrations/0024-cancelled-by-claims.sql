-- An order that was cancelled by closing its claim as not fulfilled says when, by whom and why, as any other does.
update orders set cancellation = jsonb_build_object(
  'cancelledOn', to_char(closing.changed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'cancelledBy', jsonb_build_object('id', users.id, 'name', trim(users.first_name || ' ' || users.last_name)),
  'cancelReasonId', 9, 'reason', null, 'cause', 'claim_not_fulfilled')
from order_log as closing join users on users.id = closing.changed_by
where closing.order_id = orders.id and closing.change = 'claim_closed' and closing.new ->> 'closeReasonId' = '3'
  and orders.status = 4 and orders.cancellation is null;

update order_log set new = new || '{"cancelReasonId": 9, "cause": "claim_not_fulfilled"}'
where change = 'claim_closed' and new ->> 'closeReasonId' = '3';

-- Events of the feed keep the change and the row as it was.
update feed_events set
  changed = jsonb_set(changed, '{new}', changed -> 'new' || '{"cancelReasonId": 9, "cause": "claim_not_fulfilled"}'),
  state = state || jsonb_build_object('cancellation', orders.cancellation)
from orders
where orders.id = subject_id and type = 'order.claim_closed' and changed -> 'new' ->> 'closeReasonId' = '3';
