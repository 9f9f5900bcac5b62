import type { DeskCustomerPerson } from "@kreislauf/contract/desk";

/** A registered person of a customer. */
export const customerPerson: DeskCustomerPerson = {
  userId: 8,
  firstName: "Jana",
  lastName: "Petersen",
  email: "jana@holzbau.example",
  invited: false,
  invitedUntil: null,
  permissions: [11, 14],
  sites: 2,
};
