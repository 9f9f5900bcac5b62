-- What the provider offers for an inquiry, and what became of it.
create table quotes (
  id integer generated always as identity primary key,
  inquiry_id integer not null references inquiries,
  company_id integer not null references companies,
  site_id integer not null references sites,
  waste_type_id integer not null references waste_types,
  container_type_id integer not null references container_types,
  agreement_type_id integer not null,
  cycle_interval integer,
  weekday1 integer,
  weekday2 integer,
  amount integer not null,
  -- Null where the containers stand already.
  placed_on date,
  term text not null default '',
  text text not null,
  prices jsonb not null,
  -- Its last day, until 24:00 in Berlin.
  valid_until date not null,
  file_name text not null default '',
  content_hash text,
  size_bytes integer,
  status text not null default 'sent',
  sent_at timestamptz not null,
  sent_by text not null,
  -- Null if the provider's system sent it.
  staff_id integer references staff,
  decided_at timestamptz,
  -- Who of the customer decided.
  decided_by integer references users,
  decline_reason text,
  decline_text text not null default '',
  agreement_id integer references agreements,
  order_id integer references orders
);
-- An inquiry has one quote at a time; one that is withdrawn gives way to another.
create unique index quotes_inquiry on quotes (inquiry_id) where status <> 'withdrawn';
create index quotes_of_inquiry on quotes (inquiry_id);
create index quotes_site on quotes (company_id, site_id, id);
create index quotes_waiting on quotes (company_id, valid_until, id) where status = 'sent';
create index quotes_content on quotes (content_hash);
create index quotes_decided_by on quotes (decided_by);
create index quotes_agreement on quotes (agreement_id);
create index quotes_order on quotes (order_id);

create trigger quotes_added after insert on quotes
  referencing new table as changed for each statement execute function notify_site_changes('agreements');
create trigger quotes_changed after update on quotes
  referencing new table as changed for each statement execute function notify_site_changes('agreements');
