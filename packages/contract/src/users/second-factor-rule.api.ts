import * as z from "zod/mini";
import { type EndpointTable, needs, permission } from "../base/index.ts";
import { secondFactorRuleEdit, secondFactorRuleView } from "./second-factor-rule.schema.ts";

export const secondFactorRuleApi = {
  secondFactorRule: {
    method: "GET",
    path: "/company/second-factor-rule",
    summary: "Who in the company needs a second factor, and how many have none",
    access: needs(permission.userManager),
    answer: secondFactorRuleView,
  },
  changeSecondFactorRule: {
    method: "PATCH",
    path: "/company/second-factor-rule",
    summary: "Ask people for a second factor; a stricter rule applies after 14 days at the earliest",
    access: needs(permission.userManager),
    needsRecentIdentityProof: true,
    body: secondFactorRuleEdit,
    answer: z.object({}),
  },
} as const satisfies EndpointTable;
