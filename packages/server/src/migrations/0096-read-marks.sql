-- Up to which place of the write-ahead log a read replica must have come before it answers a company: behind what the
-- company's people were last told to be written. Only written where a replica is configured.
create table read_marks (
  company_id integer primary key references companies,
  log_position pg_lsn not null
);
