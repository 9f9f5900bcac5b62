-- The provider's staff: a world of its own beside the customers' people.
create table staff (
  id integer generated always as identity (start with 101) primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  roles text[] not null check (cardinality(roles) > 0),
  password_hash text,
  language text not null default 'de' check (language in ('de', 'en')),
  -- Switched off for the demo's accounts only.
  second_factor_required boolean not null default true,
  totp_secret bytea,
  -- Null while the app is being set up.
  totp_confirmed_at timestamptz,
  -- The time step of the last accepted code: neither it nor an earlier one is accepted again.
  totp_last_step integer not null default 0,
  created_at timestamptz not null,
  locked_at timestamptz,
  version integer not null default 1
);

create table staff_sessions (
  id uuid primary key,
  staff_id integer not null references staff,
  created_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  device text not null default ''
);
create index staff_sessions_staff on staff_sessions (staff_id, created_at);

-- Tickets of the second step of signing in, and links of invitations.
create table staff_tickets (
  ticket_hash bytea primary key,
  staff_id integer not null references staff,
  purpose text not null check (purpose in ('sign_in', 'invitation')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_tickets_staff on staff_tickets (staff_id, purpose);

create table staff_log (
  id integer generated always as identity primary key,
  occurred_at timestamptz not null,
  -- Null for the command line.
  staff_id integer references staff,
  action text not null,
  -- What it was done to: its kind and name for people, and its id.
  kind text not null default '',
  subject text not null default '',
  subject_id integer
);
create index staff_log_staff on staff_log (staff_id, id);
create index staff_log_subject on staff_log (kind, subject_id, occurred_at);
