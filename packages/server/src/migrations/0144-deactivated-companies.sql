-- Nobody of a deactivated company gets in; what it has stays.
alter table companies add column deactivated_at timestamptz;
-- Their agreements are ended by a job.
create index companies_deactivated on companies (id) where deactivated_at is not null;
