-- Whoever looks at something is told when it changes: '<room> <company> <site>', once per transaction.
create function tell_site_changes() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', tg_argv[0], company_id, location_id)) from (select distinct company_id, location_id from changed) as places; return null; end $$;

create trigger orders_added after insert on orders
  referencing new table as changed for each statement execute function tell_site_changes('orders');
create trigger orders_changed after update on orders
  referencing new table as changed for each statement execute function tell_site_changes('orders');
create trigger agreements_added after insert on agreements
  referencing new table as changed for each statement execute function tell_site_changes('agreements');
create trigger agreements_changed after update on agreements
  referencing new table as changed for each statement execute function tell_site_changes('agreements');
create trigger inquiries_added after insert on inquiries
  referencing new table as changed for each statement execute function tell_site_changes('agreements');
create trigger inquiries_changed after update on inquiries
  referencing new table as changed for each statement execute function tell_site_changes('agreements');

create function tell_site_row_changes() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', 'locations', company_id, id)) from changed; return null; end $$;

create trigger locations_changed after update on locations
  referencing new table as changed for each statement execute function tell_site_row_changes();

-- What a person may see has changed: 'person <company> <user>'.
create function tell_person_changes() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', 'person', company_id, user_id)) from (select distinct company_id, user_id from changed) as people; return null; end $$;

create trigger memberships_changed after update on memberships
  referencing new table as changed for each statement execute function tell_person_changes();
create trigger sites_assigned after insert on user_locations
  referencing new table as changed for each statement execute function tell_person_changes();
create trigger sites_withdrawn after delete on user_locations
  referencing old table as changed for each statement execute function tell_person_changes();

create function tell_session_end() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', 'person', new.company_id, new.user_id)); return null; end $$;

create trigger sessions_ended after update on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();

-- 'everybody <room>'.
create function tell_everybody() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', 'everybody', tg_argv[0])); return null; end $$;

create trigger maintenance_changed after update on maintenance
  for each statement execute function tell_everybody('session');

-- What happened that people are told of in the app; written with its cause, in its transaction.
create table happenings (
  id bigint generated always as identity primary key,
  kind text not null,
  company_id integer not null references companies,
  -- Null for what concerns no site.
  location_id integer,
  -- The only one who is told, if it is not everybody who may see the site.
  user_id integer references users,
  -- The order, agreement, document or inquiry that it is about.
  subject_id integer,
  details jsonb not null,
  caused_by integer not null references users,
  happened_at timestamptz not null,
  foreign key (company_id, location_id) references locations (company_id, id)
);
create index happenings_company on happenings (company_id, id desc);
create index happenings_age on happenings (happened_at);

create trigger happenings_added after insert on happenings
  referencing new table as changed for each statement execute function tell_site_changes('notifications');

-- What a person has read: everything up to an id, and some beyond it.
create table happening_marks (
  user_id integer not null,
  company_id integer not null,
  read_until bigint not null,
  read_besides bigint[] not null default '{}',
  primary key (user_id, company_id),
  foreign key (user_id, company_id) references memberships
);

-- What the provider tells everybody, or those with a site in a region, for a while.
create table announcements (
  id integer generated always as identity (start with 8001) primary key,
  title text not null,
  text text not null,
  -- Empty together: everybody.
  lands char(2)[] not null,
  zip_prefixes text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  check (starts_at < ends_at)
);
create index announcements_lasting on announcements (ends_at) where withdrawn_at is null;

create trigger announcements_changed after insert or update on announcements
  for each statement execute function tell_everybody('notifications');

create table announcement_dismissals (
  announcement_id integer not null references announcements,
  user_id integer not null references users,
  primary key (announcement_id, user_id)
);
