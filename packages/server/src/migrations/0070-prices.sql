-- The prices of agreements, one list for each day from which it is valid, and the price that an order was given at.
create table price_lists (
  agreement_id integer not null references agreements (id),
  company_id integer not null references companies (id),
  valid_from date not null,
  version text not null,
  terms text not null default '',
  prices jsonb not null,
  primary key (agreement_id, valid_from)
);
create index price_lists_company on price_lists (company_id);

create table order_prices (
  order_id integer primary key references orders (id),
  company_id integer not null references companies (id),
  price jsonb not null,
  priced_at timestamptz not null
);
create index order_prices_company on order_prices (company_id);

-- The last weighed executions of an agreement, from which weights are estimated.
create index orders_agreement_weighed on orders (agreement_id, container_action_id, executed_on desc)
  where weight_kg is not null and executed_on is not null;
