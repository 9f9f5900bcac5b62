-- Rules that ask for an approval, in the company's order.
create table approval_rules (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  position integer not null,
  name text not null,
  -- Null for all of them.
  site_ids integer[],
  order_kinds text[],
  amount_from integer,
  price_above_cents integer,
  hazardous_only boolean not null default false,
  -- { kind: person | group, id }
  approver jsonb not null,
  -- { approver, amountFrom, priceAboveCents }
  second jsonb,
  own_allowed boolean not null default false,
  version integer not null default 1
);
create index approval_rules_company on approval_rules (company_id, position);

-- Orders that wait for an approval. They have no order number and none of the statuses.
create table approval_requests (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  site_id integer not null references sites,
  subject text not null check (subject in ('order', 'group', 'agreement')),
  -- The body of the call that is delayed.
  body jsonb not null,
  rule_id integer references approval_rules on delete set null,
  rule_name text not null,
  approver jsonb not null,
  second_approver jsonb,
  own_allowed boolean not null,
  level smallint not null default 1,
  first_approved_by integer references users,
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'declined', 'lapsed', 'withdrawn')),
  requested_by integer not null references users,
  requested_on timestamptz not null,
  approve_by timestamptz not null,
  desired_date date not null,
  price_cents integer,
  decided_by integer references users,
  decided_on timestamptz,
  decline_reason text,
  reason text not null default '',
  order_ids integer[] not null default '{}',
  version integer not null default 1
);
create index approval_requests_waiting on approval_requests (company_id, approve_by) where state = 'waiting';
create index approval_requests_due on approval_requests (approve_by) where state = 'waiting';
create index approval_requests_requester on approval_requests (company_id, requested_by);
create index approval_requests_decided on approval_requests (company_id, decided_on) where state <> 'waiting';
create index approval_requests_rule on approval_requests (rule_id) where state = 'waiting';

-- What each request asks for; while it waits, its withdrawals are counted in the stock.
create table approval_items (
  request_id integer not null references approval_requests on delete cascade,
  position smallint not null,
  agreement_id integer references agreements,
  waste_type_id integer not null references waste_types,
  container_type_id integer not null references container_types,
  container_action_id integer not null,
  amount integer not null,
  desired_date date not null,
  primary key (request_id, position)
);
create index approval_items_agreement on approval_items (agreement_id);

create table approval_log (
  id bigint generated always as identity primary key,
  request_id integer not null references approval_requests on delete cascade,
  occurred_at timestamptz not null,
  -- Null for what happens by itself.
  user_id integer references users,
  event text not null,
  before jsonb,
  after jsonb
);
create index approval_log_request on approval_log (request_id);

create table approval_substitutes (
  company_id integer not null references companies,
  user_id integer not null references users,
  substitute_id integer not null references users,
  from_date date not null,
  until_date date not null,
  primary key (company_id, user_id)
);
