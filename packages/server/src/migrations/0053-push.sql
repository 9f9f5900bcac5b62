-- Where a signed-in browser takes push messages, and the keys they are encrypted with (RFC 8291). Company and person are
-- those of the session, which keeps them for its whole life.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  company_id integer not null,
  user_id integer not null,
  -- One browser has one address, whoever is signed in there.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_company on push_subscriptions (company_id);

-- What is to be looked at for each of them; whether it is sent is decided when its turn comes.
create table push_messages (
  id bigint generated always as identity primary key,
  session_id uuid not null references push_subscriptions on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  due_at timestamptz not null,
  leased_until timestamptz,
  attempts integer not null default 0
);
create index push_messages_due on push_messages (due_at);
create index push_messages_session on push_messages (session_id);
create index push_messages_notification on push_messages (notification_id);

create function add_push_messages() returns trigger language plpgsql as
$$ begin
  insert into push_messages (session_id, notification_id, due_at)
  select push_subscriptions.session_id, added.id, added.occurred_at
  from added join push_subscriptions on push_subscriptions.company_id = added.company_id
  where push_subscriptions.user_id <> added.caused_by
    and (added.user_id is null or added.user_id = push_subscriptions.user_id); return null; end $$;
create trigger notifications_pushed after insert on notifications
  referencing new table as added for each statement execute function add_push_messages();

-- Whatever ends a session ends its messages.
create function end_push_subscription() returns trigger language plpgsql as
$$ begin delete from push_subscriptions where session_id = new.id; return null; end $$;
create trigger sessions_ended_push after update on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function end_push_subscription();
