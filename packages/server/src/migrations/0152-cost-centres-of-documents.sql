-- Documents are found by what they are charged to, also those that were published before.
alter table documents disable trigger documents_kept;
with named as (
  select documents.id, coalesce(line ->> 'costCentre', documents.invoice ->> 'costCentre',
    documents.receipt ->> 'costCentre', nullif(orders.cost_centre, '')) as code
  from documents left join orders on orders.id = documents.order_id
  left join jsonb_array_elements(documents.invoice -> 'lines') as line on true
), folded as (
  select id, string_agg(distinct replace(translate(lower(normalize(code, NFC)), 'äöüÄÖÜ', 'aouaou'), 'ß', 'ss'), E'\n') as codes
  from named where code is not null group by id
)
update documents set search_numbers = search_numbers || E'\n' || folded.codes
from folded where folded.id = documents.id;
alter table documents enable trigger documents_kept;
