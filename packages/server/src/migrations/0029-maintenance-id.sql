-- The status of the portal has an id: it counts every announcement, beginning and end of a maintenance.
alter table maintenance add column id integer not null default 1;
