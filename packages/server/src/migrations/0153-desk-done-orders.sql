-- Orders that the customer says were done are over, also where nobody reported them. An open order has status 1, one that
-- is done 2.
drop index orders_desk_executed;
create index orders_desk_executed on orders (desired_date desc, id desc)
  include (company_id, site_id, waste_type_id)
  where status in (1, 2) and (status = 2 or executed_on is not null);
