-- The lines of invoices and of what corrects them, as published, with the sign that lists show: what lowers the account
-- is negative. Each is found by its order and its receipt, so that nothing is charged twice unnoticed.
create table invoice_lines (
  document_id integer not null references documents on delete cascade,
  position smallint not null,
  company_id integer not null references companies,
  site_id integer not null references sites,
  order_number text,
  receipt_number text,
  service_date date not null,
  description text not null,
  -- In thousandths, so that sums are exact.
  quantity_thousandths bigint not null,
  unit text not null,
  unit_price_cents bigint not null,
  net_cents bigint not null,
  -- In hundredths of a percent.
  vat_rate integer not null,
  weight_kg numeric(12, 3),
  cost_centre text,
  primary key (document_id, position)
);
create index invoice_lines_order on invoice_lines (company_id, order_number) where order_number is not null;
create index invoice_lines_receipt on invoice_lines (company_id, receipt_number) where receipt_number is not null;

create function invoice_lines_of(published documents) returns setof invoice_lines language sql stable as
$$ select (published).id, place::smallint, (published).company_id, (published).site_id,
    line ->> 'orderNumber', line ->> 'serviceReceiptNumber', (line ->> 'serviceDate')::date, line ->> 'description',
    sign * round((line ->> 'quantity')::numeric * 1000)::bigint, line ->> 'unit', (line ->> 'unitPrice')::bigint,
    sign * (line ->> 'netAmount')::bigint, round((line ->> 'vatRate')::numeric * 100)::integer,
    (line ->> 'weightKg')::numeric, line ->> 'costCentre'
  from jsonb_array_elements((published).invoice -> 'lines') with ordinality as lines (line, place),
    (select case when ((published).invoice ->> 'netAmount')::bigint * (published).net_cents < 0 then -1 else 1 end as sign)
      as signs $$;

insert into invoice_lines
  select lines.* from documents cross join lateral invoice_lines_of(documents) as lines where invoice is not null;

create function store_invoice_lines() returns trigger language plpgsql as
$$ begin insert into invoice_lines
  select lines.* from added join documents on documents.id = added.id
  cross join lateral invoice_lines_of(documents) as lines where documents.invoice is not null; return null; end $$;
create trigger documents_lines_stored after insert on documents
  referencing new table as added for each statement execute function store_invoice_lines();
