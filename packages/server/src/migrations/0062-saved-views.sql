-- Views of the order list that people keep under a name. What a view shows is the part of its address behind the path,
-- which only the web reads; what somebody may see is decided anew whenever it is opened.
create table saved_views (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  user_id integer not null references users,
  name text not null,
  shared boolean not null,
  query jsonb not null,
  created_at timestamptz not null
);
create unique index saved_views_names on saved_views (company_id, user_id, lower(name));

-- Which columns of the order list a person chose.
create table order_columns (
  user_id integer primary key references users,
  hidden jsonb,
  added jsonb not null
);
