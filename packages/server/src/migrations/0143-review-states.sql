-- The invoices of a company in a state of their check are found by their reviews, of which there are few.
create index invoice_line_reviews_state on invoice_line_reviews (company_id, state, document_id);
drop index invoice_line_reviews_disputed;
