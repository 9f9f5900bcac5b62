-- Places by their postal code, as an operator imports them; a code may have several, some lie in two Länder.
create table postal_places (
  zip text not null check (zip ~ '^[0-9]{5}$'),
  city text not null,
  city_key text not null,
  land char(2) not null,
  lat double precision not null,
  lon double precision not null,
  primary key (zip, city, land)
);

-- The waste list of the Abfallverzeichnis-Verordnung, as an operator imports it.
create table avv_codes (
  code text primary key check (code ~ '^[0-9]{6}$'),
  hazardous boolean not null,
  german text not null,
  english text not null
);
