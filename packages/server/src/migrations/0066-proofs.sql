-- Disposal proofs for hazardous waste: one of a site for a waste type, or a carrier's collective one as far as it is
-- used by a site for a waste type.
create table proofs (
  id integer generated always as identity primary key,
  company_id integer not null references companies,
  site_id integer not null references sites,
  waste_type_id integer not null references waste_types,
  number text not null check (number ~ '^[A-Z0-9]{12}$'),
  kind text not null check (kind in ('individual', 'collective')),
  valid_from date not null,
  valid_until date not null,
  -- Null for a collective one, for which the yearly limit of the site counts.
  granted_kg numeric(12, 3),
  disposer_name text not null,
  disposer_number text not null,
  created_on timestamptz not null,
  unique (site_id, waste_type_id, number),
  check (valid_from <= valid_until),
  check (valid_until < valid_from + interval '5 years'),
  check (kind = 'collective' or granted_kg is not null)
);
create index proofs_company on proofs (company_id, site_id);
create index proofs_end on proofs (valid_until);

create table proof_log (
  id bigint generated always as identity primary key,
  proof_id integer not null references proofs on delete cascade,
  changed_on timestamptz not null,
  changed_by integer not null,
  change text not null check (change in ('created', 'updated')),
  old jsonb not null,
  new jsonb not null
);
create index proof_log_proof on proof_log (proof_id, id);

-- What ordering a waste type does where no proof covers it; without a row people are warned.
create table proof_handling (
  waste_type_id integer primary key references waste_types,
  handling text not null check (handling in ('warn', 'refuse'))
);

-- The proof of an order and the note of its transport.
create table order_notes (
  order_id integer primary key references orders on delete cascade,
  proof_id integer references proofs,
  proof_number text,
  warning text check (warning in ('missing', 'ended', 'used_up')),
  kind text check (kind in ('consignment', 'handover')),
  number text,
  signatures jsonb not null,
  created_on timestamptz not null,
  changed_on timestamptz not null
);
create index order_notes_proof on order_notes (proof_id);

-- Each person is reminded of a proof's end once at each distance.
create table proof_reminders (
  proof_id integer not null references proofs on delete cascade,
  user_id integer not null references users,
  valid_until date not null,
  days integer not null,
  reminded_on timestamptz not null,
  primary key (proof_id, user_id, valid_until, days)
);

create function feed_proofs() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  select 'proof.' || added.change, added.proof_id, added.changed_on, added.changed_by,
    jsonb_build_object('old', added.old, 'new', added.new), to_jsonb(proofs)
  from added join proofs on proofs.id = added.proof_id order by added.id; return null; end $$;

create trigger proof_log_fed after insert on proof_log referencing new table as added for each statement
  when (current_setting('kreislauf.writes_history', true) is distinct from 'on') execute function feed_proofs();

-- A note is told of once it has a number: what is stored of an order before is the portal's own.
create function feed_order_notes() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  values ('note.changed', new.order_id, new.changed_on, 95, '{}', to_jsonb(new)); return null; end $$;

create trigger order_notes_added_fed after insert on order_notes for each row
  when (new.number is not null and current_setting('kreislauf.writes_history', true) is distinct from 'on')
  execute function feed_order_notes();
create trigger order_notes_changed_fed after update on order_notes for each row
  when (new.number is not null and old is distinct from new) execute function feed_order_notes();
