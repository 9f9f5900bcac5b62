-- Who in a company needs a second factor, and from which day on.
alter table companies
  add column second_factor_rule text not null default 'none'
    check (second_factor_rule in ('none', 'managers', 'all')),
  add column second_factor_from date
    check ((second_factor_from is null) = (second_factor_rule = 'none'));

-- When the access to a company began, because new people have some days to set up a second factor. Null: long ago.
alter table memberships add column registered_at timestamptz;
