-- Pictures of people, re-encoded: for the account, and small for lists. They go with the person.
create table profile_pictures (
  user_id integer primary key references users on delete cascade,
  picture bytea not null,
  thumbnail bytea not null,
  changed_at timestamptz not null
);

-- Whoever has no access left gives their address up: it may be invited again, as somebody new.
update users set email = null, password_hash = null
where email is not null
  and exists (select from memberships where memberships.user_id = users.id)
  and not exists (select from memberships where memberships.user_id = users.id and memberships.deleted_at is null);
