-- The phases of the desk's inbox, each in the order of its days, so that neither a page nor a count reads the others.
-- An open order has status 1, one that is done 2.
create index orders_desk_new on orders (desired_date, id)
  include (proposal_end, company_id, site_id, waste_type_id)
  where status = 1 and executed_on is null and confirmed_date is null;
create index orders_desk_confirmed on orders (desired_date, id)
  include (proposal_end, company_id, site_id, waste_type_id)
  where status = 1 and executed_on is null and confirmed_date is not null;
create index orders_desk_proposed on orders (desired_date, id)
  include (proposal_end, company_id, site_id, waste_type_id)
  where status = 1 and executed_on is null and proposal_end is not null;
create index orders_desk_executed on orders (desired_date desc, id desc)
  include (company_id, site_id, waste_type_id)
  where status in (1, 2) and executed_on is not null;
