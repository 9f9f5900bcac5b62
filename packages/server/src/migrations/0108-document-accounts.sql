-- What the provider's bookkeeping says of documents: when they are due and what of them is paid, in cents, with the
-- sign of what they do to the account. Documents of which it has said nothing have no row.
create table document_accounts (
  document_id integer primary key references documents on delete cascade,
  company_id integer not null references companies,
  site_id integer not null references sites,
  gross_cents bigint not null,
  paid_cents bigint not null,
  due_on date,
  reported_at timestamptz not null
);
create index document_accounts_open on document_accounts (company_id, due_on) where gross_cents <> paid_cents;

create table document_payments (
  document_id integer not null references document_accounts on delete cascade,
  position smallint not null,
  paid_on date not null,
  cents bigint not null,
  reference text not null default '',
  primary key (document_id, position)
);

create trigger document_accounts_added after insert on document_accounts
  referencing new table as changed for each statement execute function notify_site_changes('documents');
create trigger document_accounts_changed after update on document_accounts
  referencing new table as changed for each statement execute function notify_site_changes('documents');
