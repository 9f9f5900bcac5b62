/** What the staff's own log records. */
export const staffActions = [
  "signed_in",
  "signed_out",
  "invited",
  "invitation_accepted",
  "password_reset",
  "staff_changed",
  "sign_in_refused",
  "code_refused",
  "second_factor_set_up",
  "second_factor_removed",
  "passkey_added",
  "passkey_removed",
  "passkey_cloned",
  "recovery_codes_created",
  "recovery_code_used",
  "second_factor_reset",
  "order_confirmed",
  "date_proposed",
  "answer_undone",
  "order_executed",
  "trip_failed",
  "order_cancelled",
  "order_redeclared",
  "weight_corrected",
  "order_note_set",
  "placement_moved",
  "order_created",
  "message_written",
  "question_settled",
  "ticket_updated",
  "second_trip_ordered",
  "order_handed_over",
  "order_taken_back",
  "agreement_created",
  "change_accepted",
  "change_declined",
  "agreement_number_given",
  "stock_set",
  "prices_set",
  "agreement_end_set",
  "inquiry_answered",
  "quote_sent",
  "quote_withdrawn",
  "company_created",
  "company_changed",
  "company_activated",
  "company_deactivated",
  "site_created",
  "site_changed",
  "site_activated",
  "site_deactivated",
  "person_invited",
  "password_link_sent",
  "rights_changed",
  "view_opened",
  "view_ended",
  "catalog_changed",
  "table_imported",
  "document_published",
  "document_corrected",
  "dispute_answered",
  "mails_retried",
  "announcement_created",
  "announcement_withdrawn",
  "maintenance_switched",
] as const;
export type StaffAction = (typeof staffActions)[number];

/** Tables whose import the log names, each after those that it needs. */
export const importedTables = [
  "companies",
  "sites",
  "agreements",
  "orders",
  "proofs",
  "references",
  "prices",
  "invoice_lines",
  "payments",
  "waste_list",
] as const;
export type ImportedTable = (typeof importedTables)[number];

/** A session of the desk ends after this time at the latest. */
export const staffSessionHours = 12;
/** After this time without an action the desk asks who one is. */
export const staffIdleMinutes = 30;
/** How long the link of an invitation works. */
export const staffInvitationDays = 7;
/** How long the link works by which a forgotten password is replaced. */
export const staffResetMinutes = 60;
