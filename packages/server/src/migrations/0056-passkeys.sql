-- Passkeys (WebAuthn). The authenticator keeps the private key; the public one opens nothing.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- The signature counter last seen: a passkey that does not count on has been copied. Those that do not count stay 0.
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Challenges that an authenticator is to sign, each for one purpose and once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign_in', 'second_factor', 'proof')),
  -- What the challenge was given to: the hash of the login ticket, or the session; empty for signing in.
  belongs_to text not null,
  -- Null for signing in, when nobody knows yet who it is.
  user_id integer references users,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
