-- A link that is printed has no address to which it is mailed.
alter table disposer_links alter column email drop not null;
