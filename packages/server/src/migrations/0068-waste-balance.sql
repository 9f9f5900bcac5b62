-- The weight was not measured but estimated, for example from the container's volume.
alter table orders add column weight_estimated boolean not null default false;

-- Emissions of a treatment that the operator enters, each with where it is from; a new one replaces the earlier one.
create table emission_factors (
  -- The year that it counts for.
  balance_year integer not null check (balance_year between 2000 and 2199),
  cell text not null,
  -- Kilograms of CO2 equivalent by tonne of waste; negative for what is saved.
  kg_per_tonne double precision not null,
  source text not null,
  source_year integer not null check (source_year between 1990 and 2199),
  entered_at timestamptz not null,
  primary key (balance_year, cell)
);
