import type { ContainerLabel } from "@kreislauf/contract/labels";
import type { Context } from "../base/context.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { readTokenSource } from "./container-code.ts";
import { getLabelListRow, listLabelRows } from "./labels.store.ts";
import { toLabelView } from "./to-label-view.ts";

/** The labels of a site's agreements that have not ended. */
export async function listLabels(context: Context, siteId: number): Promise<ContainerLabel[]> {
  await ensureSiteAssigned(context, siteId);
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
