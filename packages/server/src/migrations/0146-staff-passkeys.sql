-- Staff sign in by passkeys too, and by recovery codes where their device is missing.
create table staff_passkeys (
  id integer generated always as identity primary key,
  staff_id integer not null references staff,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- As that of customers' passkeys.
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

create table staff_recovery_codes (
  staff_id integer not null references staff,
  code_hash bytea not null,
  salt bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check check (purpose in (
  'add', 'sign_in', 'second_factor', 'proof',
  'staff_add', 'staff_sign_in', 'staff_second_factor', 'staff_set_up', 'staff_proof'
));

-- When the person of a session last proved who they are.
alter table staff_sessions add column proved_at timestamptz;
update staff_sessions set proved_at = created_at;
alter table staff_sessions alter column proved_at set not null;

-- Where a call came from; empty for jobs and the command line.
alter table staff_log add column address text not null default '';
create index staff_log_action on staff_log (action, id);
create index staff_log_occurred on staff_log (occurred_at);
