-- Orders handed over to disposers without an account: a link each, of which only the hash is stored.
create table disposer_links (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  token_hash bytea not null unique,
  name text not null,
  email text not null,
  answer_by timestamptz,
  handed_over_at timestamptz not null,
  replaced_at timestamptz,
  taken_back_at timestamptz,
  -- The planned day that the disposer was last told of, and when they were told that the order has ended.
  notified_date date not null,
  end_notified_at timestamptz
);
-- At most one link of an order is in force.
create unique index disposer_links_in_force on disposer_links (order_id)
  where replaced_at is null and taken_back_at is null;
create index disposer_links_order on disposer_links (order_id);
create index disposer_links_outdated on disposer_links (id)
  where replaced_at is null and taken_back_at is null and end_notified_at is null;

create table disposer_answers (
  id integer generated always as identity primary key,
  link_id integer not null references disposer_links,
  kind text not null check (kind in ('confirmed', 'proposed', 'executed', 'failed')),
  answered_at timestamptz not null
);
create index disposer_answers_link on disposer_answers (link_id);

-- The address kept with a site for its next orders.
create table site_disposers (
  site_id integer primary key references sites,
  name text not null,
  email text not null
);
