import type { Context } from "../../base/context.ts";
import { addOpenings } from "./record-openings.store.ts";

/**
 * Records that the person has opened or downloaded documents, in their current version unless `version` is given.
 * Nothing is recorded for the provider's system, or for staff who view the portal as the person.
 */
export async function recordOpenings(
  context: Pick<Context, "db" | "actor" | "now">,
  ids: readonly number[],
  version?: number,
): Promise<void> {
  const { isProvider, viewedBy } = context.actor;
  if (!isProvider && viewedBy === undefined) await addOpenings(context, ids, version);
}
