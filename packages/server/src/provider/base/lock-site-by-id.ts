import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../../base/context.ts";
import { lockAnySite } from "../../sites/index.ts";

/** Locks a site of any company; 404 if there is none. */
export async function lockSiteById(work: WriteContext, id: number) {
  const site = await lockAnySite(work, id);
  if (site === undefined) throw new Refusal("not_found");
  return site;
}
