import { permission, Refusal } from "@kreislauf/contract/base";
import type { Context } from "../base/context.ts";

/** Before each part of a long answer about people: refuses if who asked has lost the right to manage people. */
export async function recheckUserManagerRight({ reloadActor }: Pick<Context, "reloadActor">): Promise<void> {
  const present = await reloadActor();
  if (present?.permissions.has(permission.userManager) !== true) throw new Refusal("forbidden");
}
