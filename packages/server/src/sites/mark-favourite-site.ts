import { Refusal } from "@kreislauf/contract/base";
import type { FavouriteMark } from "@kreislauf/contract/sites";
import type { TransactionContext } from "../base/context.ts";
import { deleteFavouriteSite, insertFavouriteSite } from "./favourite-sites.store.ts";
import { lockOfferedSite } from "./sites.store.ts";

/** Marks a site as the person's own favourite, or removes the mark. */
export async function markFavouriteSite(
  context: TransactionContext,
  siteId: number,
  mark: FavouriteMark,
): Promise<FavouriteMark> {
  if (!(await lockOfferedSite(context, siteId))) throw new Refusal("not_found");
  await (mark.favourite ? insertFavouriteSite : deleteFavouriteSite)(context, siteId);
  return mark;
}
