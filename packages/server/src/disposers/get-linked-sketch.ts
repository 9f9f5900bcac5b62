import { Refusal } from "@kreislauf/contract/base";
import { disposerStage, isRunningStage } from "@kreislauf/contract/disposers";
import type { SketchFile } from "@kreislauf/contract/sites";
import type { PublicContext } from "../base/context.ts";
import { getAnySketch } from "../sites/index.ts";
import { toDisposerFacts } from "./disposer-facts.ts";
import { openLink } from "./open-link.ts";

/** A route sketch of the site of a link's order, as long as the disposer should still drive there. */
export async function getLinkedSketch(
  context: PublicContext,
  token: string,
  sketchId: number,
): Promise<SketchFile> {
  const { order } = await openLink(context, token);
  if (!isRunningStage(disposerStage(toDisposerFacts(order), context.now))) throw new Refusal("not_found");
  return await getAnySketch(context, order.site_id, sketchId);
}
