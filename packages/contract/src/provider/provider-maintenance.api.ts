import * as z from "zod/mini";
import { type EndpointTable, instant, withReason } from "../base/index.ts";
import { eventRefusals } from "./provider.codes.ts";
import { eventFields } from "./provider.schema.ts";

const maintenanceState = z.enum(["on", "off", "announced"]);

const from = z._default(z.nullable(instant), null);
const until = z._default(z.nullable(instant), null);
const endsLater = z.refine<{ readonly from: string | null; readonly until: string }>(
  (given) => given.from === null || Date.parse(given.from) < Date.parse(given.until),
  { path: ["until"], ...withReason("date_range") },
);

/**
 * Starts, ends or announces a maintenance. `from` is when it will start, null if not known; `until` is its expected
 * end, which only an announcement must have.
 */
export const maintenanceSwitch = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("on"), until }),
  z.strictObject({ state: z.literal("announced"), from, until: instant }).check(endsLater),
  z.strictObject({ state: z.literal("off") }),
]);
export type MaintenanceSwitch = z.output<typeof maintenanceSwitch>;

const maintenance = z.discriminatedUnion("state", [
  z.strictObject({ ...eventFields, state: z.literal("on"), until }),
  z.strictObject({ ...eventFields, state: z.literal("announced"), from, until: instant }).check(endsLater),
  z.strictObject({ ...eventFields, state: z.literal("off") }),
]);

export const maintenanceAnswer = z.object({
  state: maintenanceState,
  from: z.nullable(instant),
  until: z.nullable(instant),
});
export type MaintenanceAnswer = z.output<typeof maintenanceAnswer>;

/** Closes the portal, opens it again, or announces a closure. The provider's interface stays available. */
export const providerMaintenanceApi = {
  switchMaintenance: {
    method: "POST",
    path: "/provider/v1/maintenance",
    summary: "Begin, end or announce a maintenance",
    access: { scope: "maintenance:write" },
    body: maintenance,
    answer: maintenanceAnswer,
    refusals: [...eventRefusals, "date_not_in_future"],
  },
} as const satisfies EndpointTable;
