-- Lines that name no order are of the one that their document names, or the document that it corrects, or the one that
-- the latter corrects: the cancellation of a credit note is of the order of the invoice.
alter table invoice_lines add column has_order_of_document boolean not null default false;

create or replace function invoice_lines_of(published documents) returns setof invoice_lines language sql stable as
$$ select (published).id, place::smallint, (published).company_id, (published).site_id,
    coalesce(line ->> 'orderNumber', named.number), line ->> 'serviceReceiptNumber', (line ->> 'serviceDate')::date,
    line ->> 'description', sign * round((line ->> 'quantity')::numeric * 1000)::bigint, line ->> 'unit',
    (line ->> 'unitPrice')::bigint, sign * (line ->> 'netAmount')::bigint,
    round((line ->> 'vatRate')::numeric * 100)::integer, (line ->> 'weightKg')::numeric, line ->> 'costCentre',
    line ->> 'orderNumber' is null and named.number is not null
  from jsonb_array_elements((published).invoice -> 'lines') with ordinality as lines (line, place),
    (select case when ((published).invoice ->> 'netAmount')::bigint * (published).net_cents < 0 then -1 else 1 end as sign)
      as signs,
    (select (select order_number::text from orders where id = coalesce((published).order_id,
      (select coalesce(corrected.order_id, origin.order_id) from documents corrected
        left join documents origin on origin.id = corrected.corrects_id
        where corrected.id = (published).corrects_id))) as number) as named $$;

update invoice_lines set order_number = orders.order_number::text, has_order_of_document = true
from documents left join documents as corrected on corrected.id = documents.corrects_id
left join documents as origin on origin.id = corrected.corrects_id
join orders on orders.id = coalesce(documents.order_id, corrected.order_id, origin.order_id)
where documents.id = invoice_lines.document_id and invoice_lines.order_number is null;
