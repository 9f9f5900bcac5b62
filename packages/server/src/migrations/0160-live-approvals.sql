-- Who approves is told of what needs no notification, too: a request that is withdrawn waits for them no longer.
create trigger approval_requests_changed after update on approval_requests
  referencing new table as changed for each statement execute function notify_site_changes('notifications');
