-- What the provider's systems are told of, in order. A row is written with its cause; its place in the feed is given
-- once that is committed, so that nobody reads past a number that is still to come.
create table feed_events (
  id bigint generated always as identity primary key,
  position bigint,
  type text not null,
  subject_id integer not null,
  occurred_at timestamptz not null,
  caused_by integer not null,
  changed jsonb not null,
  -- The row that it is about, as it was afterwards.
  state jsonb not null
);
create unique index feed_events_position on feed_events (position) where position is not null;
create index feed_events_waiting on feed_events (id) where position is null;

-- One row: the last place given, and the last one whose event is not kept any more. Whoever gives places holds it.
create table feed_state (
  is_only boolean primary key default true check (is_only),
  last_position bigint not null default 0,
  forgotten_until bigint not null default 0
);
insert into feed_state default values;

-- Every entry in a log is an event, so that no verb can forget it. `kreislauf.writes_history` spares the past of a seed.
create function feed_orders() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  select 'order.' || added.change, added.order_id, added.changed_on, added.changed_by,
    jsonb_build_object('old', added.old, 'new', added.new), to_jsonb(orders)
  from added join orders on orders.id = added.order_id order by added.id; return null; end $$;

create trigger order_log_fed after insert on order_log referencing new table as added for each statement
  when (current_setting('kreislauf.writes_history', true) is distinct from 'on') execute function feed_orders();

create function feed_agreements() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  select 'agreement.' || added.change, added.agreement_id, added.changed_on, added.changed_by,
    jsonb_build_object('old', added.old, 'new', added.new), to_jsonb(agreements)
  from added join agreements on agreements.id = added.agreement_id order by added.id; return null; end $$;

create trigger agreement_log_fed after insert on agreement_log referencing new table as added for each statement
  when (current_setting('kreislauf.writes_history', true) is distinct from 'on') execute function feed_agreements();

-- Inquiries have no log: they are created and answered. Their words are those of the catalog at that time.
create function feed_inquiries() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  select 'inquiry.' || tg_argv[0], new.id,
    case tg_op when 'INSERT' then new.created_on else (new.answer ->> 'answeredOn')::timestamptz end,
    case tg_op when 'INSERT' then new.created_by else 95 end, '{}',
    to_jsonb(new) || jsonb_build_object('waste_description', waste_types.description,
      'container_type', container_types.type, 'created_by_name', trim(users.first_name || ' ' || users.last_name))
  from users left join waste_types on waste_types.id = new.waste_type_id
  left join container_types on container_types.id = new.container_type_id where users.id = new.created_by; return null; end $$;

create trigger inquiries_asked_fed after insert on inquiries for each row
  when (current_setting('kreislauf.writes_history', true) is distinct from 'on') execute function feed_inquiries('created');
create trigger inquiries_answered_fed after update on inquiries for each row
  when (old.answer is null and new.answer is not null) execute function feed_inquiries('answered');
