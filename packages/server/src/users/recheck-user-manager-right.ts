import { permission, Refusal } from "@kreislauf/contract/base";
import type { Context } from "../base/context.ts";

/** For long answers about people: before each part, that the person who asked still has the right to manage people. */
export async function recheckUserManagerRight({ reloadActor }: Pick<Context, "reloadActor">): Promise<void> {
  const present = await reloadActor();
  if (present?.permissions.has(permission.userManager) !== true) throw new Refusal("forbidden");
}
