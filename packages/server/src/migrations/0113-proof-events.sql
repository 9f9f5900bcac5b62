-- A proof number that whoever ordered named although the portal knows no such proof; the provider checks it.
alter table order_notes add column stated_proof_number text check (stated_proof_number ~ '^[A-Z0-9]{12}$');

-- A stated number is told at once, by the person who ordered.
create function feed_stated_proofs() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  select 'note.changed', new.order_id, new.changed_on, orders.created_by, '{}', to_jsonb(new)
  from orders where orders.id = new.order_id; return null; end $$;
create trigger order_notes_stated_fed after insert on order_notes for each row
  when (new.number is null and new.stated_proof_number is not null
    and current_setting('kreislauf.writes_history', true) is distinct from 'on')
  execute function feed_stated_proofs();

-- The portal notes once that a proof has ended or nothing of it is left; the trigger of the log tells it.
alter table proof_log drop constraint proof_log_change_check;
alter table proof_log add constraint proof_log_change_check
  check (change in ('created', 'updated', 'ended', 'used_up'));

-- Reports of full containers, without the reporter's name, words and photo.
create function feed_container_reports() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  values (case when new.state = 'open' then 'container.reported' else 'container.report_closed' end, new.id,
    coalesce(new.closed_at, new.reported_at), coalesce(new.closed_by, 96), '{}',
    jsonb_build_object('id', new.id, 'company_id', new.company_id, 'site_id', new.site_id,
      'agreement_id', new.agreement_id, 'amount', new.amount, 'state', new.state, 'order_id', new.order_id,
      'created_on', new.reported_at)); return null; end $$;
create trigger container_reports_added_fed after insert on container_reports for each row
  when (current_setting('kreislauf.writes_history', true) is distinct from 'on')
  execute function feed_container_reports();
create trigger container_reports_closed_fed after update on container_reports for each row
  when (old.state = 'open' and new.state <> 'open') execute function feed_container_reports();
