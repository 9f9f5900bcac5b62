import type { Language } from "@kreislauf/contract/base";
import { type ContainerLabel, type LabelSheet, suggestedLabel } from "@kreislauf/contract/labels";
import { toContainerTypeView, toWasteTypeView } from "../catalog/index.ts";
import { codeStateOf, type TokenSource } from "./container-code.ts";
import type { LabelListRow, listLabelRows } from "./labels.store.ts";

/** The texts of a label: each as somebody wrote it, or else as suggested for the waste type. */
export function toLabelSheet(row: LabelListRow): LabelSheet {
  const suggested = suggestedLabel(row.waste_description, row.avv_code);
  return {
    name: row.name ?? suggested.name,
    accepted: row.accepted ?? suggested.accepted,
    rejected: row.rejected ?? suggested.rejected,
    place: row.place ?? "",
  };
}

export const wasteTypeOfRow = (row: LabelListRow) =>
  toWasteTypeView({
    id: row.waste_type_id,
    description: row.waste_description,
    avv_code: row.avv_code,
    hazardous: row.hazardous,
  });

export const containerTypeOfRow = (row: LabelListRow, language: Language) =>
  toContainerTypeView(
    {
      id: row.container_type_id,
      type: row.container_type,
      size: row.container_size,
      drawing: row.container_drawing,
    },
    language,
  );

export const toLabelView = (
  row: Awaited<ReturnType<typeof listLabelRows>>[number],
  tokenOf: TokenSource,
  language: Language,
): ContainerLabel => ({
  agreementId: row.agreement_id,
  serviceLocationId: row.site_id,
  wasteType: wasteTypeOfRow(row),
  containerType: containerTypeOfRow(row, language),
  containersOnSite: row.containers_on_site,
  code: { state: codeStateOf(row, tokenOf), printedOn: row.printed_at },
  sheet: toLabelSheet(row),
  lastReport:
    row.reported_at === null || row.reporter_name === null || row.amount === null
      ? null
      : { reportedOn: row.reported_at, name: row.reporter_name, amount: row.amount },
  version: row.version ?? 0,
});
