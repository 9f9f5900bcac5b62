import { Refusal } from "@kreislauf/contract/base";
import type { ContainerLabel } from "@kreislauf/contract/labels";
import type { Context } from "../base/context.ts";
import { findSite } from "../sites/index.ts";
import { readTokenSource } from "./container-code.ts";
import { getLabelListRow, listLabelRows } from "./labels.store.ts";
import { toLabelView } from "./to-label-view.ts";

/** The labels of a site's running and requested agreements. */
export async function listLabels(context: Context, siteId: number): Promise<ContainerLabel[]> {
  if ((await findSite(context, siteId)) === undefined) throw new Refusal("not_found");
  const tokenOf = await readTokenSource(context.db);
  return (await listLabelRows(context, siteId)).map((row) => toLabelView(row, tokenOf, context.language));
}

export async function getLabelView(
  context: Pick<Context, "db" | "actor" | "language">,
  agreementId: number,
): Promise<ContainerLabel> {
  const tokenOf = await readTokenSource(context.db);
  return toLabelView(await getLabelListRow(context, agreementId), tokenOf, context.language);
}
