-- What decides the phase of an order beside its dates, as columns that an index can hold.
-- A proposal can be answered until `answerBy`, at the latest until either date begins in Berlin. Its instants carry their
-- offset and its dates are ISO, so the result depends on no setting.
create function proposal_end(desired_date date, proposal jsonb) returns timestamptz language sql immutable strict as $$
  select least(
    (proposal ->> 'answerBy')::timestamptz,
    least(desired_date, (proposal ->> 'date')::date)::timestamp at time zone 'Europe/Berlin')
$$;
alter table orders
  add column proposal_end timestamptz generated always as (proposal_end(desired_date, proposal)) stored,
  add column claim_answered boolean not null generated always as (coalesce(claim ->> 'hint' is not null, false)) stored,
  add column ticket_number text not null generated always as (coalesce(claim ->> 'ticketNumber', '')) stored;

-- The open and claimed orders of a company: lists of some phases are counted, filtered, searched and sorted in this index
-- alone, whatever the column.
create index orders_company_running on orders (company_id, desired_date desc, id desc) include (
  site_id, status, confirmed_date, executed_on, proposal_end, claim_answered, order_number, customer_order_number,
  waste_type_id, container_type_id, agreement_type_id, container_action_id, amount, created_on, created_by,
  latest_execution_date)
  where status in (1, 3);
-- The search finds the tickets of a company in here.
create index orders_company_ticket on orders (company_id, ticket_number, id) where ticket_number <> '';
