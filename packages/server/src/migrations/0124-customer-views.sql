-- Somebody of the provider's staff looks at the portal as a customer's person, reading only.
create table customer_views (
  id uuid primary key,
  -- Opens the view once; null as soon as it has.
  ticket_hash bytea unique,
  staff_id integer not null references staff,
  staff_session_id uuid not null references staff_sessions,
  user_id integer not null references users,
  company_id integer not null references companies,
  reason text not null,
  created_at timestamptz not null,
  opened_at timestamptz,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index customer_views_user on customer_views (user_id, company_id, created_at);
create index customer_views_staff on customer_views (staff_id);
