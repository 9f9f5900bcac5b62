-- Why a site does not collect a fraction apart in a year (GewAbfV sections 3 and 8).
create table separation_reasons (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  site_id integer not null references sites,
  year smallint not null check (year between 2000 and 2199),
  fraction text not null,
  reason text not null check (reason in ('small_quantity', 'not_possible', 'not_reasonable', 'none_arises', 'other')),
  explanation text not null check (length(explanation) <= 500),
  -- Counts up with every change.
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by integer not null references users,
  unique (site_id, year, fraction)
);
create index separation_reasons_company on separation_reasons (company_id);
