import { permission } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { Actor } from "../base/context.ts";

/** The provider at work on the data of one company: it may do there what the company's own people may. */
export const providerIn = (companyId: number): Actor => ({
  userId: systemUser.provider,
  companyId,
  isProvider: true,
  sessionId: "",
  permissions: new Set(Object.values(permission)),
  documentsEnabled: true,
  initialPassword: false,
});
