-- Claims that are over, those of the latest orders first. A claimed order has status 3.
create index orders_closed_claims on orders (id desc) where claim is not null and status <> 3;
