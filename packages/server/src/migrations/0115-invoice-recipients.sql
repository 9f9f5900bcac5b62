-- Addresses that get invoices by mail: of every site where none is named. An address stands once for a site.
create table invoice_recipients (
  id integer primary key generated always as identity,
  company_id integer not null references companies,
  site_id integer references sites,
  email text not null,
  forms text[] not null check (cardinality(forms) > 0),
  added_by integer not null references users,
  added_at timestamptz not null,
  unique nulls not distinct (company_id, email, site_id)
);

-- The mailbox that stands in for a mail server names the files that a mail carried; it does not keep them.
alter table mailbox add column attachments jsonb not null default '[]';
