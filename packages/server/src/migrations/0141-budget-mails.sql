-- The switch of mails about budgets that reach a limit.
alter table memberships add column budget_notice boolean not null default true;
