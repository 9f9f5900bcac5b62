-- Photos and PDFs that go with a request for an offer.
create table inquiry_files (
  id integer generated always as identity primary key,
  inquiry_id integer not null references inquiries,
  file_name text not null,
  media_type text not null,
  content_hash text not null,
  size_bytes integer not null
);
create index inquiry_files_inquiry on inquiry_files (inquiry_id);
create index inquiry_files_content on inquiry_files (content_hash);
