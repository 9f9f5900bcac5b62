/** What is printed at the start about the demo accounts (docs/coverage.md D12.3). */
export const demoAccounts = [
  { email: "admin@demo.example", summary: "company A, every permission" },
  { email: "auftrag@demo.example", summary: "company A, orders at two sites" },
  { email: "vertrag@demo.example", summary: "company A, agreements" },
  { email: "lesend@demo.example", summary: "company A, reads one site" },
  { email: "belege@demo.example", summary: "company A, documents" },
  { email: "mehrfirmen@demo.example", summary: "companies A and B" },
  { email: "freigabe@demo.example", summary: "company A, approves orders" },
  { email: "neu@demo.example", summary: "company A, initial password still set" },
  { email: "fremd@demo.example", summary: "company B, every permission" },
] as const;

/** The demo accounts of the provider's staff, who sign in at the desk. */
export const demoStaffAccounts = [
  { email: "leitung@nordwerk.example", summary: "every role" },
  { email: "dispo@nordwerk.example", summary: "dispatch and claims" },
  { email: "belege@nordwerk.example", summary: "documents" },
] as const;
