-- A request for a link ends with its answer: the mails that went out are counted, not the requests.
delete from link_requests where answered_at is not null;
alter table link_requests drop column answered_at, drop column client_address;

create index outbox_mails_recipient on outbox_mails (recipient_email, kind, created_at);
