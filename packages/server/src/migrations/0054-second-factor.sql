-- How a session was opened, and when the person last proved who they are.
alter table sessions
  add column factors text[] not null default '{password}',
  add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;

-- A ticket stands for what was proved so far; `step` says what is missing before the session opens.
alter table login_tickets
  add column step text not null default 'company' check (step in ('second_factor', 'company')),
  add column factors text[] not null default '{password}';

-- Authenticator apps (RFC 6238). Without `confirmed_at` it is being set up and asks nobody for a code.
create table authenticator_apps (
  user_id integer primary key references users,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last accepted code: neither it nor an earlier one is accepted again.
  last_step integer not null default 0
);

-- One set of ten per person, hashed with the salt of the set.
create table recovery_codes (
  user_id integer not null references users,
  code_hash bytea not null,
  salt bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Devices that need no second factor for 30 days.
create table trusted_devices (
  token_hash bytea primary key,
  user_id integer not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_devices_user on trusted_devices (user_id);
