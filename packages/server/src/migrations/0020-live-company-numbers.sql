-- The numbers that sites choose from stand beside the sites.
create function tell_number_changes() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', 'locations', company_id)) from (select distinct company_id from changed) as companies; return null; end $$;

create trigger company_numbers_added after insert on company_numbers
  referencing new table as changed for each statement execute function tell_number_changes();
create trigger company_numbers_removed after delete on company_numbers
  referencing old table as changed for each statement execute function tell_number_changes();
