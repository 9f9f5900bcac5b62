-- The orders of one site, with the company beside it: a prepared statement is planned for a company of average size,
-- for which an index of the company alone looks as good, and then read all orders of a large company for one site.
create index orders_site on orders (site_id, company_id, desired_date desc, id desc)
  include (status, executed_on, waste_type_id, container_action_id, weight_kg, treatment_code);
drop index orders_site_date;
