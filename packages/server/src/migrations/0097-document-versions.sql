-- A document that was published wrongly keeps its number and its place in every list; what it was before stays readable.
alter table documents add column version smallint not null default 1;

create table document_versions (
  document_id integer not null references documents on delete cascade,
  version smallint not null,
  date date not null,
  month_of_service date not null,
  net_cents bigint,
  content_hash text not null,
  size_bytes integer not null,
  published_at timestamptz not null,
  -- When and why it was replaced, and by whom of the provider's staff.
  replaced_at timestamptz not null,
  reason text not null,
  staff_id integer references staff,
  primary key (document_id, version)
);
create index document_versions_content on document_versions (content_hash);
create trigger document_versions_kept before update or delete on document_versions
  for each row execute function keep_document_part();
create trigger document_versions_not_emptied before truncate on document_versions
  for each statement execute function keep_all_documents();

-- A document may change only to its next version, and only once the one before is kept.
create or replace function keep_document() returns trigger language plpgsql as
$$ declare corrected text[] := array['version', 'date', 'month_of_service', 'net_cents', 'retained_until']; begin
  if tg_op = 'DELETE' and coalesce(nullif(current_setting('kreislauf.deleting_on', true), ''), '0001-01-01')::date
    > old.retained_until then return old; end if; if tg_op = 'UPDATE' and new.version = old.version + 1
    and new.retained_until >= old.retained_until and to_jsonb(new) - corrected = to_jsonb(old) - corrected
    and exists (select from document_versions where document_id = old.id and version = old.version)
    then return new; end if; raise exception 'Document % is kept until %.', old.number, old.retained_until
    using errcode = 'restrict_violation'; end $$;
create function keep_document_file() returns trigger language plpgsql as
$$ begin if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if; if tg_op = 'UPDATE'
    and new.document_id = old.document_id and new.form = old.form and exists (
      select from document_versions where document_id = old.document_id and content_hash = old.content_hash)
    then return new; end if; raise exception 'The parts of a document stay as they are.'
    using errcode = 'restrict_violation'; end $$;
drop trigger document_files_kept on document_files;
create trigger document_files_kept before update or delete on document_files
  for each row execute function keep_document_file();

-- Who opened or downloaded a document.
create table document_openings (
  document_id integer not null references documents on delete cascade,
  user_id integer not null references users,
  company_id integer not null references companies,
  -- The newest version that was opened.
  version smallint not null,
  openings integer not null,
  first_opened_at timestamptz not null,
  last_opened_at timestamptz not null,
  primary key (document_id, user_id)
);
create index document_openings_user on document_openings (user_id);

-- What was published one by one as part of a batch, and is told to the customers once the batch has ended.
create table document_notices (
  document_id integer primary key references documents on delete cascade,
  batch uuid not null,
  -- Why it was corrected; null for a new document.
  reason text,
  due_at timestamptz not null
);
create index document_notices_due on document_notices (due_at);
create index document_notices_batch on document_notices (batch);

-- The desk's list of all companies, the newest first.
create index documents_published on documents (published_at desc, id desc);
