-- ZIPs with the register or the folder of each site are written by the jobs that write long tables.
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check
  check (kind in ('container_stock', 'orders', 'waste_statistics', 'register_bundle', 'separation_bundle'));
