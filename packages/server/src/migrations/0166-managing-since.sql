-- When somebody was given a right by which the rule for managers asks for a second factor, because they have some days
-- from then on. Null: with their first access, or before this was recorded.
alter table memberships add column managing_since timestamptz;
