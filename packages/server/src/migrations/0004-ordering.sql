-- A requested agreement waits for the provider's number; a running one may have a last day.
alter table agreements alter column agreement_number drop not null;
alter table agreements add column ends_on date;
-- The day until which the orders of its cycle are made; null when they are to be looked at anew.
alter table agreements add column cycle_made_until date;
update agreements
  set pending_change = pending_change || '{"requestedBy": {"id": 96, "name": "System"}, "effectiveOn": null}'
  where pending_change is not null;

-- What the jobs look for, so that a round finds nothing without reading the agreements.
create index agreements_cycle_due on agreements (cycle_made_until nulls first)
  where status = 'active' and agreement_type_id = 4 and containers_on_site > 0;
create index agreements_change_due on agreements ((pending_change ->> 'effectiveOn'))
  where pending_change is not null;
create index agreements_end_due on agreements (ends_on) where ends_on is not null and status <> 'ended';

-- What happened to an agreement: one row per change, with the fields' old and new values.
create table agreement_log (
  id bigint generated always as identity primary key,
  agreement_id integer not null references agreements,
  changed_on timestamptz not null,
  changed_by integer not null references users,
  change text not null,
  old jsonb not null,
  new jsonb not null
);
create index agreement_log_agreement on agreement_log (agreement_id, id);

-- Offers that are no longer made; agreements on them go on.
alter table service_offers add column offered boolean not null default true;

-- Requests for an offer. Without an id of the catalog they say in words what is meant.
create table inquiries (
  id integer generated always as identity (start with 6001) primary key,
  company_id integer not null,
  location_id integer not null,
  waste_type_id integer references waste_types,
  container_type_id integer references container_types,
  custom_waste_type text not null default '',
  custom_container_type text not null default '',
  custom_container_size text not null default '',
  amount text not null default '',
  note text not null default '',
  created_on timestamptz not null,
  created_by integer not null references users,
  answer jsonb,
  foreign key (company_id, location_id) references locations (company_id, id)
);
create index inquiries_location on inquiries (location_id, id);

-- Events of the provider are about orders, agreements, inquiries and the catalog: their order is kept per subject.
alter table provider_events add column subject text;
update provider_events set subject = 'order ' || order_id where order_id is not null;
drop index provider_events_order;
alter table provider_events drop column order_id;
create index provider_events_subject on provider_events (subject, occurred_at);
