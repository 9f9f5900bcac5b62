-- Groups stand beside people and sites.
create function tell_group_changes() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', room, company_id)) from (select distinct company_id from changed) as companies, unnest(array['users', 'locations']) as rooms (room); return null; end $$;

create trigger groups_added after insert on groups
  referencing new table as changed for each statement execute function tell_group_changes();
create trigger groups_changed after update on groups
  referencing new table as changed for each statement execute function tell_group_changes();
