-- When the call had ended that answered many orders. The time to take an answer back begins with it.
alter table staff_log add column batch_ended_at timestamptz;
