/** The actions that the staff's own log records. */
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

/** Tables whose import the log records. Each may need the ones before it. */
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

/** For how many hours a session of the desk lasts at most. */
export const staffSessionHours = 12;
/** After this many minutes without an action, the desk asks staff to prove their identity. */
export const staffIdleMinutes = 30;
/** For how many days the link of an invitation works. */
export const staffInvitationDays = 7;
/** For how many minutes the link in a mail for resetting a forgotten password works. */
export const staffResetMinutes = 60;
