-- An announced maintenance says from when, where that is known.
alter table maintenance add column start_date timestamptz;
