-- The orders of one site, with the company first: a prepared statement is planned for a company of average size, for
-- which an index of the company alone looks as good, and then read all orders of a large company for one of its sites.
create index orders_company_site on orders (company_id, site_id, desired_date desc, id desc)
  include (status, executed_on, waste_type_id, container_action_id, weight_kg, treatment_code);
drop index orders_site_date;
