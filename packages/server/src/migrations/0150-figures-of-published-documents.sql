-- An invoice that was published as a file alone may get its figures afterwards: once, and of the same net amount.
create or replace function keep_document() returns trigger language plpgsql as
$$ declare corrected text[] := array['version', 'date', 'month_of_service', 'net_cents', 'retained_until'];
  added text[] := array['invoice', 'search_numbers']; begin
  if tg_op = 'DELETE' and coalesce(nullif(current_setting('kreislauf.deleting_on', true), ''), '0001-01-01')::date
    > old.retained_until then return old; end if; if tg_op = 'UPDATE' and new.version = old.version + 1
    and new.retained_until >= old.retained_until and to_jsonb(new) - corrected = to_jsonb(old) - corrected
    and exists (select from document_versions where document_id = old.id and version = old.version)
    then return new; end if; if tg_op = 'UPDATE' and old.type <> 'service_receipt' and old.invoice is null
    and abs((new.invoice ->> 'netAmount')::bigint) = abs(old.net_cents)
    and to_jsonb(new) - added = to_jsonb(old) - added
    then return new; end if; raise exception 'Document % is kept until %.', old.number, old.retained_until
    using errcode = 'restrict_violation'; end $$;

-- Their lines are stored as if the document had been published with them.
create function store_added_invoice_lines() returns trigger language plpgsql as
$$ begin insert into invoice_lines select lines.* from invoice_lines_of(new) as lines; return null; end $$;
create trigger documents_added_lines_stored after update on documents for each row
  when (old.invoice is null and new.invoice is not null) execute function store_added_invoice_lines();
