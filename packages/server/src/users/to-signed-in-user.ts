import type { SignedInUser } from "@kreislauf/contract/users";
import type { Member } from "./users.store.ts";

export const toSignedInUser = (member: Member): SignedInUser => ({
  userId: member.userId,
  companyId: member.companyId,
  companyName: member.companyName,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email ?? "",
  permissions: member.permissions,
  documentsEnabled: member.documentsEnabled,
  keptReferences: member.keptReferences,
  nextOrdersFirst: member.nextOrdersFirst,
});
