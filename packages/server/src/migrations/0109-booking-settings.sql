-- The numbers that a company's bookkeeping uses for the provider's documents. A company that has saved none has the
-- defaults of the contract.
create table booking_settings (
  company_id integer primary key references companies,
  consultant_number integer not null,
  client_number integer not null,
  account_length smallint not null,
  fiscal_year_month smallint not null,
  expense_account text not null,
  creditor_account text not null,
  tax_keys jsonb not null,
  version integer not null default 1
);
