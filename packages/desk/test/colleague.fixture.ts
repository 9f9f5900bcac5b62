import type { StaffMember } from "@kreislauf/contract/staff";

export const colleagueFixture: StaffMember = {
  id: 4,
  email: "jan@nordwerk.example",
  firstName: "Jan",
  lastName: "Brodersen",
  roles: ["dispatch"],
  state: "active",
  secondFactors: ["totp"],
  lastSignInOn: null,
  version: 1,
};
