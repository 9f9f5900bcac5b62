-- The search finds a company's agreements in here, however many there are of others.
create index agreements_company on agreements (company_id);
