-- Files that are made by a job because they are long. The bytes lie in the file store until the link ends.
create table exports (
  id integer generated always as identity (start with 8001) primary key,
  company_id integer not null,
  user_id integer not null,
  kind text not null check (kind in ('container_stock', 'orders', 'waste_statistics')),
  query jsonb not null,
  language text not null check (language in ('de', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'refused', 'failed', 'expired')),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  finished_at timestamptz,
  expires_at timestamptz,
  file_name text not null default '',
  content_hash text,
  size_bytes bigint not null default 0,
  row_count integer not null default 0,
  -- Sites that the file tells of: whoever fetches it must still see them all.
  location_ids integer[] not null default '{}',
  foreign key (user_id, company_id) references memberships
);
create index exports_waiting on exports (due_at) where state = 'waiting';
create index exports_ready on exports (expires_at) where state = 'ready';
create index exports_of_user on exports (user_id, company_id) where state = 'waiting';

-- Calendar subscriptions. Only the hash of the secret in the address is stored.
create table calendar_feeds (
  id integer generated always as identity (start with 8501) primary key,
  company_id integer not null,
  user_id integer not null,
  location_id integer,
  token_hash bytea not null unique,
  ordered boolean not null,
  periodic boolean not null,
  reminder boolean not null,
  created_at timestamptz not null,
  last_read_at timestamptz,
  foreign key (user_id, company_id) references memberships,
  foreign key (company_id, location_id) references locations (company_id, id)
);
create unique index calendar_feeds_of_user on calendar_feeds (user_id, company_id, coalesce(location_id, 0));

-- Waste statistics and the orders behind each of their figures are found in this index alone.
create index orders_company_executed on orders (company_id, executed_on desc, id desc) include (
  location_id, status, waste_type_id, container_action_id, weight_kg, treatment_code)
  where executed_on is not null;
