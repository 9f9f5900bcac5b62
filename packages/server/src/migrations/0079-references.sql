-- What orders of a company can be charged to: cost centres, projects, PO numbers and frame orders.
create table reference_entries (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  field text not null check (field in ('customerOrderNumber', 'costCentre', 'project')),
  code text not null,
  name text not null default '',
  -- The last day for which it can be ordered.
  ends_on date,
  -- What its orders may cost together, before tax.
  amount_cents bigint,
  closed boolean not null default false,
  version integer not null default 1,
  unique (company_id, field, code)
);

-- { field: { mode, pattern, listed } } of a company; without a row everything is optional.
create table reference_policies (
  company_id integer primary key references companies,
  rules jsonb not null,
  version integer not null default 1
);

-- What orders at a site begin with; empty where nothing is set.
create table site_references (
  site_id integer primary key references sites,
  company_id integer not null references companies,
  customer_order_number text not null default '',
  cost_centre text not null default '',
  project text not null default ''
);
create index site_references_company on site_references (company_id);

-- What the orders of a cost centre or a frame order cost.
create index orders_cost_centre on orders (company_id, cost_centre) where cost_centre <> '';
create index orders_customer_order_number on orders (company_id, customer_order_number)
  where customer_order_number <> '';
