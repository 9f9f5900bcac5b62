-- Whoever acts for a company is told when its name or its documents flag changes: '<room> <company>'.
create function tell_company_changes() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', 'users', id)) from changed; return null; end $$;

create trigger companies_changed after update on companies
  referencing new table as changed for each statement execute function tell_company_changes();
