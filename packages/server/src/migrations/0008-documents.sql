-- Invoices, receipts and what corrects them, as the provider publishes them. Nothing of them is ever changed.
create table documents (
  id integer generated always as identity (start with 8001) primary key,
  company_id integer not null,
  location_id integer not null,
  type text not null check (type in ('invoice', 'service_receipt', 'credit_note', 'cancellation_invoice', 'cancellation_credit_note')),
  number text not null,
  date date not null,
  month_of_service date not null check (extract(day from month_of_service) = 1),
  net_cents bigint,
  currency char(3) not null default 'EUR',
  service_receipt_number text,
  order_id integer references orders,
  corrects_id integer references documents,
  -- Every number that it can be found by: its own, its orders', its receipts'; folded, each between line breaks.
  search_numbers text not null,
  -- The figures that its files are made of, where the provider sent figures.
  invoice jsonb,
  receipt jsonb,
  retained_until date not null,
  published_at timestamptz not null,
  unique (type, number),
  foreign key (company_id, location_id) references locations (company_id, id)
);
-- A company's list is counted, filtered, searched and sorted in this index alone.
create index documents_company_month on documents (company_id, month_of_service desc, id desc) include (
  location_id, type, date, number, net_cents, search_numbers);
create index documents_order on documents (order_id);
create index documents_corrects on documents (corrects_id);

-- The receipts behind an invoice.
create table document_children (
  parent_id integer not null references documents on delete cascade,
  child_id integer not null references documents on delete cascade,
  primary key (parent_id, child_id)
);
create index document_children_child on document_children (child_id);

-- Its files; the bytes lie in the file store under their hash.
create table document_files (
  document_id integer not null references documents on delete cascade,
  form text not null check (form in ('pdf', 'xrechnung', 'zugferd')),
  content_hash text not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  primary key (document_id, form)
);
create index document_files_content on document_files (content_hash);

-- Documents whose files are still to be made of their figures.
create table documents_to_draw (
  document_id integer primary key references documents on delete cascade
);

-- Who has been told of a document and has not opened it.
create table unseen_documents (
  user_id integer not null,
  company_id integer not null,
  document_id integer not null references documents on delete cascade,
  primary key (user_id, document_id),
  foreign key (user_id, company_id) references memberships
);
create index unseen_documents_document on unseen_documents (document_id);

-- Vouchers are kept for eight years after the end of their year. The database does not know the time: whoever deletes
-- says which day it is, in the transaction, and without saying so nothing can be deleted at all.
create function keep_document() returns trigger language plpgsql as
$$ begin if tg_op = 'DELETE' and coalesce(nullif(current_setting('kreislauf.deleting_on', true), ''), '0001-01-01')::date > old.retained_until then return old; end if; raise exception 'Document % is kept until %.', old.number, old.retained_until using errcode = 'restrict_violation'; end $$;
create function keep_document_part() returns trigger language plpgsql as
$$ begin if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if; raise exception 'The parts of a document stay as they are.' using errcode = 'restrict_violation'; end $$;
create function keep_all_documents() returns trigger language plpgsql as
$$ begin raise exception 'Documents are kept.' using errcode = 'restrict_violation'; end $$;

create trigger documents_kept before update or delete on documents for each row execute function keep_document();
create trigger document_files_kept before update or delete on document_files for each row execute function keep_document_part();
create trigger document_children_kept before update or delete on document_children for each row execute function keep_document_part();
create trigger documents_not_emptied before truncate on documents for each statement execute function keep_all_documents();
create trigger document_files_not_emptied before truncate on document_files for each statement execute function keep_all_documents();
create trigger document_children_not_emptied before truncate on document_children for each statement execute function keep_all_documents();
