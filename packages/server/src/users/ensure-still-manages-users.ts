import { permission, Refusal } from "@kreislauf/contract/base";
import type { Context } from "../base/context.ts";

/** For long answers about people: the right is looked at again before each part of them. */
export async function ensureStillManagesUsers({ reloadActor }: Pick<Context, "reloadActor">): Promise<void> {
  const present = await reloadActor();
  if (present?.permissions.has(permission.userManager) !== true) throw new Refusal("forbidden");
}
