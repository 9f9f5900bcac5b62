-- What the customer decided on lines of invoices, and what was said about them.
create table invoice_line_reviews (
  document_id integer not null,
  position smallint not null,
  company_id integer not null references companies,
  site_id integer not null references sites,
  state text not null,
  version integer not null default 1,
  disputes smallint not null default 0,
  -- The provider answers by the end of this day.
  answer_by date,
  credit_note_id integer references documents on delete set null,
  primary key (document_id, position),
  foreign key (document_id, position) references invoice_lines on delete cascade
);
create index invoice_line_reviews_disputed on invoice_line_reviews (company_id, document_id) where state = 'disputed';
create index invoice_line_reviews_credit on invoice_line_reviews (credit_note_id) where credit_note_id is not null;

create table invoice_line_messages (
  id integer generated always as identity primary key,
  document_id integer not null,
  position smallint not null,
  event text not null,
  reason text,
  text text not null default '',
  author_id integer not null references users,
  sent_at timestamptz not null,
  foreign key (document_id, position) references invoice_line_reviews on delete cascade
);
create index invoice_line_messages_line on invoice_line_messages (document_id, position, id);
create index invoice_line_messages_author on invoice_line_messages (author_id);

create table invoice_line_files (
  id integer generated always as identity primary key,
  message_id integer not null references invoice_line_messages on delete cascade,
  file_name text not null,
  media_type text not null,
  content_hash text not null,
  size_bytes integer not null
);
create index invoice_line_files_message on invoice_line_files (message_id);
create index invoice_line_files_content on invoice_line_files (content_hash);

-- The provider is told of every dispute and of what became of it. Accepting a line changes nothing there.
create function feed_invoice_lines() returns trigger language plpgsql as
$$ begin insert into feed_events (type, subject_id, occurred_at, caused_by, changed, state)
  select 'invoice.' || added.event, added.document_id, added.sent_at, added.author_id, '{}',
    to_jsonb(reviews) || jsonb_build_object('created_on', added.sent_at, 'number', documents.number,
      'reason', added.reason, 'text', added.text, 'net_cents', lines.net_cents)
  from added
  join invoice_line_reviews reviews using (document_id, position)
  join invoice_lines lines using (document_id, position)
  join documents on documents.id = added.document_id
  where added.event <> 'accepted' order by added.id; return null; end $$;
create trigger invoice_line_messages_fed after insert on invoice_line_messages
  referencing new table as added for each statement
  when (current_setting('kreislauf.writes_history', true) is distinct from 'on') execute function feed_invoice_lines();
create trigger invoice_line_reviews_added after insert on invoice_line_reviews
  referencing new table as changed for each statement execute function notify_site_changes('documents');
create trigger invoice_line_reviews_changed after update on invoice_line_reviews
  referencing new table as changed for each statement execute function notify_site_changes('documents');
