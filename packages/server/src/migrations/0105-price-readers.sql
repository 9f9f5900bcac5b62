-- Who of a company is shown prices; without a row everybody who may order.
create table price_policies (
  company_id integer primary key references companies,
  readers text not null check (readers in ('orderers', 'documents')),
  version integer not null default 1
);
