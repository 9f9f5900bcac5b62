-- What the order list can be narrowed to: the cost centres and projects that orders of a site name.
create index orders_references on orders (company_id, site_id, cost_centre, project)
  where cost_centre <> '' or project <> '';
