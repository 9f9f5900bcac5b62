import { permission, Refusal } from "@kreislauf/contract/base";
import type { Context } from "../base/context.ts";

/** Called before each part of a long answer about people. Refuses if the person asking may no longer manage people. */
export async function recheckUserManagerRight({ reloadActor }: Pick<Context, "reloadActor">): Promise<void> {
  const present = await reloadActor();
  if (present?.permissions.has(permission.userManager) !== true) throw new Refusal("forbidden");
}
