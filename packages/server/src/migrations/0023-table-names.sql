-- Tables and columns that were named by what only their authors knew. Only names change, and what is kept under them.
alter table happenings rename to notifications;
alter sequence happenings_id_seq rename to notifications_id_seq;
alter table notifications rename column happened_at to occurred_at;
alter index happenings_company rename to notifications_company;
alter index happenings_age rename to notifications_age;
alter trigger happenings_added on notifications rename to notifications_added;
alter table happening_marks rename to notification_reads;
alter table notification_reads rename column read_besides to read_ids;
alter table documents_to_draw rename to document_render_queue;
alter table webhooks rename column given_up_at to suspended_at;
alter table feed_state rename column forgotten_until to deleted_until;
alter table agreements rename column cycle_made_until to cycle_orders_until;
alter table link_requests rename column address to client_address;

-- What the renaming of sites left, and the constraints of all these, which are named by their tables and columns.
alter sequence location_deactivations_id_seq rename to site_deactivations_id_seq;
alter sequence location_sketches_id_seq rename to site_sketches_id_seq;
do $$ declare words record; own record; begin
  for words in select * from (values ('location', 'site'), ('happening_marks', 'notification_reads'),
      ('happenings', 'notifications'), ('happened_at', 'occurred_at'), ('read_besides', 'read_ids'),
      ('documents_to_draw', 'document_render_queue'), ('forgotten_until', 'deleted_until'),
      ('link_requests_address', 'link_requests_client_address')) as pairs (former, present)
  loop for own in select conrelid::regclass as place, conname as name from pg_constraint
      where connamespace = current_schema()::regnamespace and conrelid <> 0 and strpos(conname, words.former) > 0
  loop execute format('alter table %s rename constraint %I to %I', own.place, own.name, replace(own.name, words.former, words.present)); end loop; end loop; end $$;

-- What triggers do is notify.
alter function tell_site_changes() rename to notify_site_changes;
alter function tell_site_row_changes() rename to notify_site_row_changes;
alter function tell_person_changes() rename to notify_person_changes;
alter function tell_session_end() rename to notify_session_end;
alter function tell_everybody() rename to notify_everybody;
alter function tell_company_changes() rename to notify_company_changes;
alter function tell_number_changes() rename to notify_number_changes;
alter function tell_group_changes() rename to notify_group_changes;

-- Events of the feed keep the row as it was, by the names of its columns.
update feed_events set state = (state - 'cycle_made_until') || jsonb_build_object('cycle_orders_until', state -> 'cycle_made_until')
  where state ? 'cycle_made_until';
