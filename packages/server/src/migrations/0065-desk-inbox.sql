-- The inbox of dispatch lists orders of all customers by status and day, and counts the open ones in here alone.
create index orders_desk on orders (status, desired_date, id)
  include (confirmed_date, executed_on, proposal_end, company_id, site_id, waste_type_id);
