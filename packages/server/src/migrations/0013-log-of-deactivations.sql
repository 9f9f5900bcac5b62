-- The log of a company's deactivated sites is read the newest first, whatever other companies have.
create index location_deactivations_company on location_deactivations (company_id, id desc);
