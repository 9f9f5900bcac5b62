-- What an order is charged to. Kept events of the feed answer null, because their orders had neither.
alter table orders
  add column cost_centre text not null default '',
  add column project text not null default '';
