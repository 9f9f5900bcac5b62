import { Refusal } from "@kreislauf/contract/base";
import type { MaintenanceAnswer, MaintenanceSwitch } from "@kreislauf/contract/provider";
import type { WriteContext } from "../base/context.ts";
import { setMaintenance } from "../session/index.ts";

/** Switches maintenance on or off, or announces it. Refused if a given start or end is not in the future. */
export async function switchMaintenance(
  { db, now }: WriteContext,
  wish: MaintenanceSwitch,
): Promise<MaintenanceAnswer> {
  const from = wish.state === "announced" ? wish.from : null;
  const until = wish.state === "off" ? null : wish.until;
  const isPast = (instant: string | null) =>
    instant !== null && Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0;
  if (isPast(from) || isPast(until)) throw new Refusal("date_not_in_future");
  await setMaintenance(db, { active: wish.state === "on", startDate: from, endDate: until });
  return { state: wish.state, from, until };
}
