import * as z from "zod/mini";
import { type EndpointTable, id, idParam, needs, permission } from "../base/index.ts";
import { accessActions, accessRules } from "./access.rules.ts";
import { levelIds } from "./groups.schema.ts";

const access = needs(permission.userManager);

const accessDecision = z.object({
  action: z.enum(accessActions),
  allowed: z.boolean(),
  rule: z.enum(accessRules),
  /**
   * If the action is allowed, the person's permissions that allow it. If a permission is missing, those of which any
   * one would suffice; for any other refusal, all permissions that count for the action.
   */
  permissions: z.array(z.literal(Object.values(permission))),
});

export type AccessDecisionView = z.output<typeof accessDecision>;

const personAtSite = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  ebeneId: z.nullable(z.literal(levelIds)),
  isContactPerson: z.boolean(),
  locationCount: z.int(),
  decisions: z.array(accessDecision),
});

/** Who may do what, and where: derived from the endpoint tables that the server enforces. */
export const accessApi = {
  accessOfUser: {
    method: "GET",
    path: "/users/access",
    summary: "What a user may do at a site, and which rule decides",
    access,
    query: z.object({ userId: idParam, locationId: idParam }),
    answer: z.object({ decisions: z.array(accessDecision) }),
    refusals: ["not_found"],
  },
  accessAtSite: {
    method: "GET",
    path: "/users/access-at-location",
    summary: "The users who see a site, with what each may do there",
    access,
    query: z.object({ locationId: idParam }),
    answer: z.object({ users: z.array(personAtSite) }),
    refusals: ["not_found"],
  },
} as const satisfies EndpointTable;
