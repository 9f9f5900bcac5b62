-- What a file was uploaded for: it cannot be used as anything else.
alter table files add column purpose text;
update files set purpose = case
  when exists (select from orders where execution_photo_id = files.id) then 'execution_photo'
  when exists (select from orders where claim_photo_id = files.id) then 'claim_photo'
  when exists (select from site_sketches where file_id = files.id) then 'sketch'
  -- Never used: all photos are kept as JPEG.
  when media_type = 'image/jpeg' then 'claim_photo'
  else 'sketch' end;
alter table files alter column purpose set not null;
alter table files add constraint files_purpose check (purpose in ('claim_photo', 'execution_photo', 'sketch'));

-- For those that nothing refers to.
create index orders_claim_photo on orders (claim_photo_id) where claim_photo_id is not null;
create index orders_execution_photo on orders (execution_photo_id) where execution_photo_id is not null;
create index site_sketches_file on site_sketches (file_id);
create index files_uploaded_by on files (uploaded_by);
create index files_content on files (content_hash);
create index exports_content on exports (content_hash) where content_hash is not null;
