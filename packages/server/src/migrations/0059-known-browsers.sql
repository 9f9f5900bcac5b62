-- The browsers in which a person has signed in, so that a new one is told by mail.
create table known_browsers (
  user_id integer not null references users,
  -- Of the name that the browser keeps; of the empty one for clients that keep none.
  browser_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, browser_hash)
);

alter table memberships add column new_device_notice boolean not null default true;
