-- Who looks at documents is told of new ones.
create trigger documents_added after insert on documents
  referencing new table as changed for each statement execute function tell_site_changes('documents');
create trigger documents_changed after update on documents
  referencing new table as changed for each statement execute function tell_site_changes('documents');
