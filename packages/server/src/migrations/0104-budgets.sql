-- What a site or a cost centre may cost in a year, before tax.
create table budgets (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  site_id integer references sites,
  cost_centre text,
  year smallint not null,
  amount_cents bigint not null check (amount_cents > 0),
  version integer not null default 1,
  -- The highest limit, in percent, of which its keepers were notified and which is still reached.
  notified_percent smallint not null default 0,
  -- When it was last compared with its limits; null if it is due.
  checked_at timestamptz,
  check ((site_id is null) <> (cost_centre is null))
);
create unique index budgets_cost_centre on budgets (company_id, year, cost_centre) where cost_centre is not null;
create unique index budgets_site on budgets (company_id, year, site_id) where site_id is not null;
create index budgets_of_site on budgets (site_id) where site_id is not null;
create index budgets_checked on budgets (checked_at nulls first);

-- What each order of a waiting request costs and is charged to.
alter table approval_items
  add column price_cents integer,
  add column customer_order_number text not null default '',
  add column cost_centre text not null default '',
  add column project text not null default '';
update approval_items set
  price_cents = case when requests.items = 1 then requests.price_cents end,
  customer_order_number = coalesce(requests.wish ->> 'customerOrderNumber', ''),
  cost_centre = coalesce(requests.wish ->> 'costCentre', ''),
  project = coalesce(requests.wish ->> 'project', '')
from (select approval_requests.id, approval_requests.price_cents, position,
    count(*) over (partition by approval_requests.id) as items,
    case subject when 'group' then body -> 'orders' -> position when 'order' then body end as wish
  from approval_requests join approval_items on request_id = approval_requests.id where state = 'waiting') as requests
where requests.id = request_id and requests.position = approval_items.position;

-- The documents of a year, and what replaces the reservation of an order.
create index documents_company_date on documents (company_id, date) where type <> 'service_receipt';
