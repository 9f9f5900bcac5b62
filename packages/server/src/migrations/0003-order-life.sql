-- What people and the provider's system upload, found by the hash of its content; the bytes lie in the file store.
create table files (
  id integer generated always as identity (start with 7001) primary key,
  company_id integer not null references companies,
  content_hash text not null,
  media_type text not null,
  size_bytes integer not null,
  uploaded_by integer not null references users,
  created_at timestamptz not null
);

alter table orders add column claim_photo_id integer references files;
alter table orders add column execution_photo_id integer references files;
alter table orders add column treatment_code text not null default '';

-- What the jobs look for, so that a round finds nothing without reading the orders.
create index orders_awaiting_feedback on orders (executed_on) where status = 1 and executed_on is not null;
create index orders_with_proposal on orders (id) where proposal is not null;

-- Keys of the provider's systems: only hashes, with the prefix that tells them apart.
create table api_keys (
  id integer generated always as identity primary key,
  name text not null,
  prefix text not null unique,
  key_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);

-- Events of the provider's systems with their first answer: the same one twice answers the same.
create table provider_events (
  event_id text primary key,
  call text not null,
  body_hash bytea not null,
  api_key_id integer not null references api_keys,
  order_id integer references orders,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  answer jsonb
);
create index provider_events_order on provider_events (order_id, occurred_at);
