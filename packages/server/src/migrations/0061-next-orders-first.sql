-- Whether a person wants the order list to begin with what comes next.
alter table users add column next_orders_first boolean not null default false;
