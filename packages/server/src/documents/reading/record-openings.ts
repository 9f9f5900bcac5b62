import type { Context } from "../../base/context.ts";
import { addOpenings } from "./record-openings.store.ts";

/**
 * Notes that the person opened or downloaded documents, in their current version unless another one is named. The
 * provider's system is no reader, nor is staff who looks at the portal as the person.
 */
export async function recordOpenings(
  context: Pick<Context, "db" | "actor" | "now">,
  ids: readonly number[],
  version?: number,
): Promise<void> {
  const { isProvider, viewedBy } = context.actor;
  if (!isProvider && viewedBy === undefined) await addOpenings(context, ids, version);
}
