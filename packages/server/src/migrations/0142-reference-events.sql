-- Who changed an entry last, and when; before this was kept, the portal, and since there was the company.
alter table reference_entries
  add column changed_by integer not null default 96 references users,
  add column changed_on timestamptz;
update reference_entries set changed_on = (select created_at from companies where companies.id = company_id);
alter table reference_entries alter column changed_on set not null;
create index reference_entries_changed_by on reference_entries (changed_by);

-- The provider is told what its customers' orders can be charged to.
create function feed_references() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  values (case tg_op when 'INSERT' then 'reference.created' else 'reference.changed' end, new.id, new.changed_on,
    new.changed_by, '{}', to_jsonb(new) || jsonb_build_object('created_on', new.changed_on)); return null; end $$;
create trigger reference_entries_added_fed after insert on reference_entries for each row
  when (current_setting('kreislauf.writes_history', true) is distinct from 'on') execute function feed_references();
create trigger reference_entries_changed_fed after update on reference_entries for each row
  execute function feed_references();
