-- Every queue of jobs is held and put off in the same way: when a job is due, who holds it, how often it was tried.
alter table exports add column leased_until timestamptz;

alter table documents_to_draw add column due_at timestamptz;
alter table documents_to_draw add column leased_until timestamptz;
alter table documents_to_draw add column attempts integer not null default 0;
update documents_to_draw set due_at = documents.published_at
from documents where documents.id = document_id;
alter table documents_to_draw alter column due_at set not null;
