import { permission } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { Actor } from "../base/context.ts";

/** The provider acting on the data of one company, with the permissions of the company's own people. */
export const providerActor = (companyId: number): Actor => ({
  userId: systemUser.provider,
  companyId,
  isProvider: true,
  sessionId: "",
  permissions: new Set(Object.values(permission)),
  documentsEnabled: true,
  provedAt: "1970-01-01T00:00:00Z",
  initialPassword: false,
  secondFactorDue: null,
});
