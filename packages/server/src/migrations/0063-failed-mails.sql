-- Who watches the portal asks every few seconds whether mails were given up.
create index outbox_mails_failed on outbox_mails (failed_at) where failed_at is not null;
