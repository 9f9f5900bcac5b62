-- The net amount has the sign of what a document does to the account: a credit note lowers what is owed, a cancellation
-- takes back what it cancels. What was published, the figures and the files, stays as it is.
alter table documents disable trigger documents_kept;
update documents set net_cents = -net_cents where type = 'credit_note' and net_cents > 0;
update documents set net_cents = -documents.net_cents
from documents as cancelled
where cancelled.id = documents.corrects_id and sign(cancelled.net_cents) = sign(documents.net_cents)
  and documents.type in ('cancellation_invoice', 'cancellation_credit_note');
alter table documents enable trigger documents_kept;
