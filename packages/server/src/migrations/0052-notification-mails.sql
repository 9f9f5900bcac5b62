-- Switches of further mails, and from when on the daily mail about colleagues' orders has not been written yet; null while
-- it is switched off.
alter table memberships
  add column proposal_notice boolean not null default true,
  add column failed_trip_notice boolean not null default true,
  add column claim_answer_notice boolean not null default true,
  add column order_digest_from timestamptz;
create index memberships_order_digest on memberships (order_digest_from) where order_digest_from is not null;
