-- Staff ask for a new password like customers, and get a link of their own.
alter table staff_tickets drop constraint staff_tickets_purpose_check;
alter table staff_tickets add constraint staff_tickets_purpose_check
  check (purpose in ('sign_in', 'invitation', 'reset'));

alter table link_requests drop constraint link_requests_kind_check;
alter table link_requests add constraint link_requests_kind_check
  check (kind in ('invitation', 'reset', 'staff_reset'));
