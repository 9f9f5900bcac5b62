-- Where the feed is delivered to: each a cursor of its own, moved on when the receiver has taken an event.
create table webhooks (
  id integer generated always as identity primary key,
  -- Its name for the operator; the secret is derived from it and the server's own.
  handle text not null unique,
  -- SHA-256 of the secret: a database restored elsewhere, where the secret is another one, delivers nothing.
  secret_hash bytea not null,
  url text not null,
  -- May be plain http, and lie in the provider's own network.
  internal boolean not null,
  -- Empty: every event.
  event_types text[] not null,
  -- Everything up to this place in the feed was taken, or is not for it.
  delivered_until bigint not null,
  delivered_at timestamptz,
  due_at timestamptz not null,
  leased_until timestamptz,
  -- Counts up; names who holds the lease.
  lease integer not null default 0,
  -- Of the event whose turn it is.
  attempts integer not null default 0,
  failing_since timestamptz,
  last_error text,
  given_up_at timestamptz,
  created_at timestamptz not null,
  revoked_at timestamptz
);
