-- How the people of a company sign in with its own OpenID Connect provider.
create table company_sign_ins (
  company_id integer primary key references companies,
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  -- Closes passwords for the company, except to the emergency account.
  required boolean not null default false,
  emergency_user_id integer references users,
  -- The provider is in the operator's own network.
  internal boolean not null default false,
  -- Whether people who were not invited get access, and which.
  provisions boolean not null default false,
  permissions integer[] not null default '{}',
  group_id integer references groups,
  -- The claim whose values are names of the company's groups.
  group_claim text,
  created_at timestamptz not null,
  check (not required or emergency_user_id is not null),
  unique (issuer, client_id)
);

-- The domains of mail addresses for which a company's provider vouches.
create table company_sign_in_domains (
  domain text primary key,
  company_id integer not null references company_sign_ins on delete cascade
);

-- Bound at the first sign-in: from then on the mail address decides nothing.
create table company_identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users,
  bound_at timestamptz not null,
  primary key (issuer, subject),
  unique (user_id, issuer)
);

-- Sign-ins on their way to a provider and back.
create table company_sign_in_attempts (
  state_hash bytea primary key,
  company_id integer not null references company_sign_ins on delete cascade,
  -- Who proves again who they are; null while somebody signs in.
  proof_session_id uuid references sessions on delete cascade,
  -- Of the secret that only the browser has which began.
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null,
  -- Set when the provider has answered.
  answered_at timestamptz,
  ticket_hash bytea unique,
  claims jsonb
);

-- The provider's account through which a session was opened.
alter table sessions add column company_account jsonb;
create index sessions_provider_session on sessions ((company_account->>'sessionId'))
  where company_account is not null and revoked_at is null;
alter table login_tickets add column company_account jsonb;
