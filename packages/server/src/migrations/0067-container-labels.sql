-- The label of an agreement's containers, and the code that is printed on it.
create table container_labels (
  agreement_id integer primary key references agreements,
  company_id integer not null references companies,
  -- Counts up with every change.
  version integer not null default 1,
  -- Null: as suggested for the waste type.
  name text,
  accepted text[],
  rejected text[],
  place text not null default '',
  -- Counts codes; the token is derived from it and the server's own secret.
  code_number integer not null default 0,
  -- SHA-256 of the token; null without a valid code.
  token_hash bytea unique,
  printed_at timestamptz,
  ended_at timestamptz,
  changed_at timestamptz not null,
  changed_by integer not null references users
);

-- What somebody at the container has reported; a request, never an order.
create table container_reports (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  site_id integer not null references sites,
  agreement_id integer not null references agreements,
  -- Made by the reporter's browser: the same key is the same report.
  request_key uuid not null,
  amount integer not null check (amount > 0),
  reporter_name text not null,
  message text,
  -- Of the photo in the file store.
  content_hash text,
  reported_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'ordered', 'already_ordered', 'declined')),
  order_id integer references orders,
  reason text,
  closed_at timestamptz,
  closed_by integer references users,
  unique (agreement_id, request_key),
  check ((state = 'open') = (closed_at is null))
);
create index container_reports_of_agreement on container_reports (agreement_id, reported_at desc);
create index container_reports_of_company on container_reports (company_id, reported_at desc);
create index container_reports_open on container_reports (company_id, site_id) where state = 'open';
create index container_reports_closed on container_reports (closed_at) where closed_at is not null;
create index container_reports_content on container_reports (content_hash) where content_hash is not null;
create index container_reports_order on container_reports (order_id) where order_id is not null;

-- Whoever has the bell open sees that somebody closed a report.
create trigger container_reports_changed after update on container_reports
  referencing new table as changed for each statement execute function notify_site_changes('notifications');
