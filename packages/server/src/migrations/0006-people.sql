-- Groups of a company's sites: labels for sorting and for choosing sites (docs/coverage.md D6.9).
create table groups (
  id integer generated always as identity (start with 401) primary key,
  company_id integer not null references companies,
  name text not null,
  sort_key text not null,
  partner_number text,
  created_at timestamptz not null,
  unique (company_id, id),
  unique (company_id, sort_key)
);

-- People to ask on site who cannot sign in.
create table external_contacts (
  id integer generated always as identity (start with 6001) primary key,
  company_id integer not null references companies,
  name text not null,
  sort_key text not null,
  phone text not null,
  email text,
  created_at timestamptz not null,
  unique (company_id, id)
);
create index external_contacts_company on external_contacts (company_id, sort_key collate "C");

-- A site's group and its contact person: a user or an external contact.
alter table locations add column group_id integer;
alter table locations add column contact_user_id integer;
alter table locations add column contact_external_id integer;
alter table locations add constraint locations_group foreign key (company_id, group_id) references groups (company_id, id);
alter table locations add constraint locations_contact_user foreign key (contact_user_id, company_id) references memberships;
alter table locations add constraint locations_contact_external foreign key (company_id, contact_external_id) references external_contacts (company_id, id);
alter table locations add constraint locations_one_contact check (num_nonnulls(contact_user_id, contact_external_id) <= 1);
create index locations_contact_external on locations (contact_external_id) where contact_external_id is not null;
create index locations_company on locations (company_id);

alter table memberships add column group_id integer;
alter table memberships add constraint memberships_group foreign key (company_id, group_id) references groups (company_id, id);

-- People are sorted by last name, then first name, folded like `sortKey` does it.
alter table users add column sort_key text;
update users set sort_key = trim(replace(translate(lower(normalize(last_name || ' ' || first_name, NFC)), 'äöüÄÖÜ', 'aouaou'), 'ß', 'ss'));
alter table users alter column sort_key set not null;
alter table users add column password_changed_at timestamptz;

-- Who did what, when, with the values before and after. Nothing of it is ever changed or removed.
create table audit_log (
  id bigint generated always as identity primary key,
  company_id integer not null references companies,
  occurred_at timestamptz not null,
  actor_id integer references users,
  action text not null,
  category text not null check (category in ('sign_in', 'rights', 'master_data', 'export')),
  subject text not null default '',
  subject_id integer,
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_log_company on audit_log (company_id, occurred_at desc, id desc);

create function refuse_audit_change() returns trigger language plpgsql as
$$ begin raise exception 'The audit log is only ever added to.' using errcode = 'insufficient_privilege'; end $$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
