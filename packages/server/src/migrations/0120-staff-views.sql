-- Views of the inbox that somebody of the staff keeps under a name: phase, filters and order of the rows.
create table staff_views (
  id integer generated always as identity primary key,
  staff_id integer not null references staff,
  name text not null,
  query jsonb not null,
  created_at timestamptz not null
);
create unique index staff_views_names on staff_views (staff_id, lower(name));

-- Orders that wait, the latest given first.
create index orders_desk_latest on orders (status, id desc)
  include (confirmed_date, executed_on, proposal_end, company_id, site_id, waste_type_id);
