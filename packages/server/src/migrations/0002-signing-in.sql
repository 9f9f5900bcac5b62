-- Invited people have no password yet; they become registered with their first one.
alter table memberships add column invited boolean not null default false;
alter table memberships add column level_id smallint check (level_id between 1 and 4);

-- Links in mails: single use, only their hash stored. A newer link of the same kind replaces the older ones.
create table one_time_links (
  token_hash bytea primary key,
  kind text not null check (kind in ('invitation', 'reset')),
  user_id integer not null references users,
  company_id integer references companies,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index one_time_links_user on one_time_links (user_id, kind);

-- Who asked for a reset link or a new invitation; answered by a job, so that the request itself tells nothing.
create table link_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invitation', 'reset')),
  email text,
  token_hash bytea,
  requested_at timestamptz not null,
  address text not null,
  answered_at timestamptz
);
create index link_requests_waiting on link_requests (id) where answered_at is null;

-- One row: whether the portal is in maintenance, or when it will be over.
create table maintenance (
  only_row boolean primary key default true check (only_row),
  active boolean not null,
  end_date timestamptz
);
insert into maintenance (active, end_date) values (false, null);

create index sessions_living on sessions (user_id) where revoked_at is null;
