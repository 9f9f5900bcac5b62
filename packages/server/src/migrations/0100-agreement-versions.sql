-- Counts the changes of an agreement that somebody may have seen before deciding on it.
alter table agreements add column version integer not null default 1;

create function count_agreement_version() returns trigger language plpgsql as
$$ begin new.version := old.version + 1; return new; end $$;

create trigger agreements_versioned before update on agreements for each row
  when ((old.status, old.agreement_number, old.agreement_type_id, old.cycle_interval, old.weekday1, old.weekday2,
      old.containers_on_site, old.pending_change, old.ends_on)
    is distinct from (new.status, new.agreement_number, new.agreement_type_id, new.cycle_interval, new.weekday1,
      new.weekday2, new.containers_on_site, new.pending_change, new.ends_on))
  execute function count_agreement_version();

-- What of the changes and inquiries of all customers waits for an answer, the oldest first.
create index agreements_change_asked on agreements ((pending_change ->> 'requestedOn'))
  where pending_change is not null and pending_change ->> 'effectiveOn' is null and status <> 'ended';
create index inquiries_unanswered on inquiries (id) where answer is null;
