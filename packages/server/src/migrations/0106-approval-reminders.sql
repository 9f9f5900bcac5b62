-- When those who may decide were last notified of a request, and how often they were reminded of it.
alter table approval_requests
  add column notified_on timestamptz,
  add column reminders smallint not null default 0;
