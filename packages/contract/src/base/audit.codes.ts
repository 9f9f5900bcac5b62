/** Every action the audit log records, with the category under which it is filtered. */
export const auditActions = {
  signed_in: "sign_in",
  signed_out: "sign_in",
  session_ended: "sign_in",
  invitation_accepted: "sign_in",
  password_changed: "sign_in",
  password_reset: "sign_in",
  second_factor_added: "sign_in",
  second_factor_removed: "sign_in",
  passkey_added: "sign_in",
  passkey_removed: "sign_in",
  passkey_cloned: "sign_in",
  recovery_codes_created: "sign_in",
  recovery_code_used: "sign_in",
  company_account_bound: "sign_in",
  second_factor_reset: "rights",
  second_factor_rule_changed: "rights",
  company_sign_in_set: "rights",
  company_sign_in_required: "rights",
  company_sign_in_removed: "rights",
  user_provisioned: "rights",
  user_invited: "rights",
  user_reinvited: "rights",
  membership_added: "rights",
  user_changed: "rights",
  user_deleted: "rights",
  person_erased: "rights",
  location_users_changed: "rights",
  profile_changed: "master_data",
  external_contact_created: "master_data",
  external_contact_changed: "master_data",
  external_contact_deleted: "master_data",
  company_changed: "master_data",
  location_created: "master_data",
  location_changed: "master_data",
  location_activated: "master_data",
  location_deactivated: "master_data",
  container_stock_exported: "export",
  orders_exported: "export",
  waste_statistics_exported: "export",
  documents_exported: "export",
  register_exported: "export",
  audit_exported: "export",
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditCategories = ["sign_in", "rights", "master_data", "export"] as const;
export type AuditCategory = (typeof auditCategories)[number];

/** Fields whose old and new values are recorded; each has a label in the texts. */
export const auditFields = [
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "level",
  "group",
  "permissions",
  "locations",
  "profilePicture",
  "documents",
  "users",
  "contactPerson",
  "address",
  "numbers",
  "access",
  "sketches",
  "disposer",
  "active",
  "device",
  "secondFactorRule",
  "issuer",
  "domains",
  "emergencyAccount",
  "validFrom",
  "period",
  "filter",
  "format",
  "rows",
] as const;
export type AuditField = (typeof auditFields)[number];

/** Values as they were then: names instead of ids, so that the log stays readable after records change. */
export type AuditValue = string | number | boolean | null | readonly (string | number)[];
export type AuditSnapshot = Readonly<Partial<Record<AuditField, AuditValue>>>;
