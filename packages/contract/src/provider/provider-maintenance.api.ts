import * as z from "zod/mini";
import { type EndpointTable, instant, withReason } from "../base/index.ts";
import { eventRefusals } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

const state = z.enum(["on", "off", "announced"]);

const from = z._default(z.nullable(instant), null);

/** `until` is the expected end of a maintenance; it is required when one is announced. */
const maintenance = z.discriminatedUnion("state", [
  z.strictObject({ ...eventFields, state: z.literal("on"), until: z._default(z.nullable(instant), null) }),
  z.strictObject({ ...eventFields, state: z.literal("announced"), from, until: instant }).check(
    z.refine((given) => given.from === null || Date.parse(given.from) < Date.parse(given.until), {
      path: ["until"],
      ...withReason("date_range"),
    }),
  ),
  z.strictObject({ ...eventFields, state: z.literal("off") }),
]);
export type MaintenanceEvent = z.output<typeof maintenance>;

/** Closes the portal, opens it again, or announces a closure. The provider's interface stays available. */
export const providerMaintenanceApi = {
  switchMaintenance: {
    method: "POST",
    path: "/provider/v1/maintenance",
    summary: "Begin, end or announce a maintenance",
    access: { scope: "maintenance:write" },
    body: maintenance,
    answer: z.object({ state, from, until: z.nullable(instant) }),
    refusals: [...eventRefusals, "date_not_in_future"],
  },
} as const satisfies EndpointTable;
