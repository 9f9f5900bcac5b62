-- Links by which staff set a new password, and who asked for one until the mail is written.
alter table staff_tickets drop constraint staff_tickets_purpose_check;
alter table staff_tickets add constraint staff_tickets_purpose_check
  check (purpose in ('sign_in', 'invitation', 'reset'));

create table staff_password_requests (
  id integer generated always as identity primary key,
  email text not null,
  requested_at timestamptz not null
);
