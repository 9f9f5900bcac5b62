-- A customer's site is called a site in every table. Only names change, and what is kept under them.
alter table locations rename to sites;
alter sequence locations_id_seq rename to sites_id_seq;
alter table sites rename column location_order_number to site_order_number;
alter table sites rename constraint locations_pkey to sites_pkey;
alter table sites rename constraint locations_company_id_id_key to sites_company_id_id_key;
alter table sites rename constraint locations_company_id_fkey to sites_company_id_fkey;
alter table sites rename constraint locations_group to sites_group;
alter table sites rename constraint locations_contact_user to sites_contact_user;
alter table sites rename constraint locations_contact_external to sites_contact_external;
alter table sites rename constraint locations_one_contact to sites_one_contact;
alter index locations_company rename to sites_company;
alter index locations_contact_external rename to sites_contact_external;
alter index locations_address rename to sites_address;
alter index locations_idle rename to sites_idle;
alter trigger locations_changed on sites rename to sites_changed;

alter table user_locations rename to user_sites;
alter table user_sites rename column location_id to site_id;
alter index user_locations_location rename to user_sites_site;
alter index user_locations_pkey rename to user_sites_pkey;

alter table location_deactivations rename to site_deactivations;
alter table site_deactivations rename column location_id to site_id;
alter index location_deactivations_location rename to site_deactivations_site;
alter index location_deactivations_company rename to site_deactivations_company;

alter table location_sketches rename to site_sketches;
alter table site_sketches rename column location_id to site_id;
alter index location_sketches_location rename to site_sketches_site;

alter table agreements rename column location_id to site_id;
alter index agreements_location rename to agreements_site;
alter table orders rename column location_id to site_id;
alter index orders_location_date rename to orders_site_date;
alter table inquiries rename column location_id to site_id;
alter index inquiries_location rename to inquiries_site;
alter table documents rename column location_id to site_id;
alter table tire_entries rename column location_id to site_id;
alter index tire_entries_location rename to tire_entries_site;
alter table happenings rename column location_id to site_id;
alter table calendar_feeds rename column location_id to site_id;
alter table exports rename column location_ids to site_ids;

create or replace function tell_site_changes() returns trigger language plpgsql as
$$ begin perform pg_notify('changes', concat_ws(' ', tg_argv[0], company_id, site_id)) from (select distinct company_id, site_id from changed) as places; return null; end $$;

-- Events of the feed keep the row as it was, by the names of its columns.
update feed_events set state = (state - 'location_id') || jsonb_build_object('site_id', state -> 'location_id')
  where state ? 'location_id';

-- Mails that have not gone out yet.
update outbox_mails set data = (data - 'locationId') || jsonb_build_object('siteId', data -> 'locationId')
  where kind = 'location_deactivated' and data ? 'locationId';
