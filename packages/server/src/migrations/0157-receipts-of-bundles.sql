-- Whether a file made by a job holds receipts, which only those may fetch who may see documents. Of folders made before
-- it is not known, so they count as if they did.
alter table exports add column with_receipts boolean not null default false;
update exports set with_receipts = true where kind = 'separation_bundle';
