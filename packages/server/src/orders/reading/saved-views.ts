import { Refusal } from "@kreislauf/contract/base";
import {
  maxSavedViews,
  type SavedView,
  type SavedViewEdit,
  type SavedViewInput,
  type SavedViews,
} from "@kreislauf/contract/orders";
import type { Context, TransactionContext } from "../../base/context.ts";
import { savedViewsTexts } from "./saved-views.texts.ts";
import {
  deleteSavedView,
  findOrderColumns,
  findSavedView,
  insertSavedView,
  listSavedViews,
  lockOwnView,
  lockOwnViewNames,
  updateSavedView,
} from "./saved-views.store.ts";

export async function getSavedViews(context: Context): Promise<SavedViews> {
  return {
    views: await listSavedViews(context),
    columns: (await findOrderColumns(context)) ?? null,
  };
}

/** Saves a view. It replaces the person's view of the same name, so that repeating the call changes nothing. */
export async function saveView(context: TransactionContext, view: SavedViewInput): Promise<SavedView> {
  const { count, named } = await lockOwnViewNames(context, view.name);
  if (named !== undefined) {
    await updateSavedView(context, named, view);
    return await getView(context, named);
  }
  if (count >= maxSavedViews) throw refusedName(context, "tooMany");
  return await getView(context, await insertSavedView(context, view));
}

export async function changeView(
  context: TransactionContext,
  id: number,
  change: SavedViewEdit,
): Promise<SavedView> {
  const { named } = await lockOwnViewNames(context, change.name ?? "");
  const before = await lockOwnView(context, id);
  if (before === undefined) throw new Refusal("not_found");
  if (named !== undefined && named !== id) throw refusedName(context, "taken");
  await updateSavedView(context, id, {
    name: change.name ?? before.name,
    shared: change.shared ?? before.shared,
    query: change.query ?? before.query,
  });
  return await getView(context, id);
}

export async function removeView(context: TransactionContext, id: number): Promise<Record<string, never>> {
  if ((await lockOwnView(context, id)) === undefined) throw new Refusal("not_found");
  await deleteSavedView(context, id);
  return {};
}

async function getView(context: Context, id: number): Promise<SavedView> {
  const view = await findSavedView(context, id);
  if (view === undefined) throw new Refusal("not_found");
  return view;
}

const refusedName = ({ language }: Pick<Context, "language">, reason: "taken" | "tooMany") =>
  new Refusal("validation", [{ field: "name", message: savedViewsTexts[language][reason] }]);
