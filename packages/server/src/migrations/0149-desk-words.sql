-- Parts of words in what waits at the desk. PostgreSQL finds them by trigrams, if it has them and lets its user add
-- them; without the indexes the same searches read every order that waits. An open order has status 1, one that is
-- claimed 3.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;
  create extension if not exists pg_trgm;
  create index orders_desk_words on orders using gin (
    (order_number::text) gin_trgm_ops,
    customer_order_number gin_trgm_ops,
    details gin_trgm_ops,
    disposer gin_trgm_ops,
    ticket_number gin_trgm_ops
  ) where status in (1, 3);
  create index sites_words on sites using gin (
    sort_key gin_trgm_ops,
    disposer gin_trgm_ops,
    zip gin_trgm_ops
  );
  create index companies_words on companies using gin (name gin_trgm_ops, customer_number gin_trgm_ops);
exception
  when insufficient_privilege or undefined_object then
    raise notice 'pg_trgm cannot be used: the desk searches without an index';
end $$;

create index orders_desk_waste on orders (waste_type_id) where status in (1, 3);
