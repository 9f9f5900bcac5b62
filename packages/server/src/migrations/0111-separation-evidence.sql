-- Photos, offers, statements and confirmations in a site's folder of a year (GewAbfV sections 3, 4 and 8).
create table separation_evidence (
  id integer generated always as identity (start with 8801) primary key,
  company_id integer not null references companies,
  site_id integer not null references sites,
  year smallint not null check (year between 2000 and 2199),
  -- A fraction, or what else of the folder it shows.
  subject text not null,
  -- Whose statement it is.
  disposer text not null default '',
  kind text not null check (kind in ('photo', 'offer', 'statement', 'other')),
  file_name text not null,
  media_type text not null,
  content_hash text not null,
  size_bytes integer not null,
  added_at timestamptz not null,
  added_by integer not null references users
);
create index separation_evidence_site on separation_evidence (company_id, site_id, year, id);
create index separation_evidence_content on separation_evidence (content_hash);
create index separation_evidence_person on separation_evidence (added_by);
