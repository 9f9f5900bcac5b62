import type { EndpointTable } from "../base/index.ts";
import { accountSettings } from "./users.schema.ts";

export const usersApi = {
  accountSettings: {
    method: "GET",
    path: "/account/settings",
    summary: "Own profile, e-mail settings and rights",
    access: "account",
    answer: accountSettings,
  },
} as const satisfies EndpointTable;
