-- What customer and dispatch write to each other on an order.
create table order_messages (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  company_id integer not null references companies,
  site_id integer not null references sites,
  from_provider boolean not null,
  author_id integer not null references users,
  text text not null,
  sent_at timestamptz not null,
  -- The last message of an order that waits for an answer of the other side.
  awaits_answer boolean not null
);
create index order_messages_order on order_messages (order_id, id);
create index order_messages_author on order_messages (author_id);
create unique index order_messages_waiting on order_messages (order_id) where awaits_answer;
create index order_messages_to_answer on order_messages (company_id, id) where awaits_answer and from_provider;

create table order_message_files (
  id integer generated always as identity primary key,
  message_id integer not null references order_messages,
  file_name text not null,
  media_type text not null,
  content_hash text not null,
  size_bytes integer not null
);
create index order_message_files_message on order_message_files (message_id);
create index order_message_files_content on order_message_files (content_hash);

-- Up to which message a person has read an order's, dispatch as the provider's user.
create table order_message_reads (
  order_id integer not null references orders,
  user_id integer not null references users,
  read_until integer not null,
  primary key (order_id, user_id)
);
create index order_message_reads_user on order_message_reads (user_id);

create trigger order_messages_added after insert on order_messages
  referencing new table as changed for each statement execute function notify_site_changes('orders');
create trigger order_messages_changed after update on order_messages
  referencing new table as changed for each statement execute function notify_site_changes('orders');
