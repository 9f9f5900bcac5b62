-- The sites that a person marked to find them at once. Who may see a site is decided anew whenever it is offered.
create table favourite_sites (
  user_id integer not null references users,
  site_id integer not null references sites,
  created_at timestamptz not null,
  primary key (user_id, site_id)
);
