-- The claimed order in whose place an order is carried out. So far only the text of a second trip named it; 95 is the
-- provider.
alter table orders add column repeats_order_id integer references orders;
create index orders_repeats on orders (repeats_order_id) where repeats_order_id is not null;
update orders as second set repeats_order_id = claimed.id
from orders as claimed
where second.created_by = 95 and second.agreement_id = claimed.agreement_id and second.id > claimed.id
  and claimed.claim is not null
  and starts_with(second.details, 'Zweite Fahrt zu Auftrag ' || claimed.order_number || ',');
