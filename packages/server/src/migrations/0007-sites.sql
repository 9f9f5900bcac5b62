-- What sites are sorted by and told apart by, folded as the code does it.
alter table locations add column name_key text;
alter table locations add column place_key text;
alter table locations add column address_key text;
-- The latest of creation and reactivation.
alter table locations add column activated_at timestamptz;
update locations set
  activated_at = created_at,
  name_key = replace(translate(lower(normalize(alias, NFC)), 'äöüÄÖÜ', 'aouaou'), 'ß', 'ss'),
  place_key = replace(translate(lower(normalize(city || ' ' || street || ' ' || house_number, NFC)), 'äöüÄÖÜ', 'aouaou'), 'ß', 'ss'),
  address_key = (
    select string_agg(replace(regexp_replace(
      replace(replace(replace(replace(lower(translate(normalize(part, NFC), 'ÄÖÜ', 'äöü')), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      '[^a-z0-9]', '', 'g'), 'strasse', 'str'), ' ' order by place)
    from unnest(array[street, house_number, zip, city]) with ordinality as parts (part, place));
alter table locations alter column name_key set not null;
alter table locations alter column place_key set not null;
alter table locations alter column address_key set not null;
alter table locations alter column activated_at set not null;
create index locations_address on locations (company_id, address_key);
create index locations_idle on locations (activated_at) where active;

-- When sites were deactivated and by whom; user 96 is the job that does it after a time without anything.
create table location_deactivations (
  id integer generated always as identity (start with 8001) primary key,
  company_id integer not null,
  location_id integer not null,
  deactivated_at timestamptz not null,
  deactivated_by integer not null references users,
  read_at timestamptz,
  read_by integer references users,
  foreign key (company_id, location_id) references locations (company_id, id)
);
create index location_deactivations_location on location_deactivations (location_id, id desc);

create table location_sketches (
  id integer generated always as identity (start with 7501) primary key,
  company_id integer not null,
  location_id integer not null,
  file_id integer not null references files,
  file_name text not null,
  created_by integer not null references users,
  created_at timestamptz not null,
  foreign key (company_id, location_id) references locations (company_id, id)
);
create index location_sketches_location on location_sketches (location_id, id);

-- Contracts, partner numbers and ship-to numbers of a company, from which its sites choose.
create table company_numbers (
  company_id integer not null references companies,
  kind text not null check (kind in ('contract', 'partner', 'ship_to')),
  number text not null,
  primary key (company_id, kind, number)
);
insert into company_numbers (company_id, kind, number)
  select company_id, 'contract', contract_number from locations where contract_number is not null
  union select company_id, 'partner', partner_number from locations where partner_number is not null
  union select company_id, 'ship_to', ship_to_number from locations where ship_to_number is not null;

-- Used tires that workshops hold; a company without types has no tire storage.
create table tire_types (
  id integer generated always as identity (start with 851) primary key,
  company_id integer not null references companies,
  description text not null,
  sort_key text not null,
  unique (company_id, id),
  unique (company_id, sort_key)
);

create table tire_entries (
  id integer generated always as identity (start with 9001) primary key,
  company_id integer not null,
  location_id integer not null,
  tire_type_id integer not null,
  amount integer not null check (amount <> 0),
  stored_on date not null,
  note text not null default '',
  created_by integer not null references users,
  created_at timestamptz not null,
  foreign key (company_id, location_id) references locations (company_id, id),
  foreign key (company_id, tire_type_id) references tire_types (company_id, id)
);
create index tire_entries_location on tire_entries (location_id, id);
