-- What the bookkeeping has reported of a company's documents, also of those that are paid.
create index document_accounts_company on document_accounts (company_id, site_id);

-- The desk finds documents of all customers by a period.
create index documents_date on documents (date);
