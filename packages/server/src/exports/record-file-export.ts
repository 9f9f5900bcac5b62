import { type AgreementTypeId, catalogTexts } from "@kreislauf/contract/catalog";
import {
  type DisposalFilter,
  orderFieldLabels,
  orderPhaseTexts,
  ordersTexts,
  type OrderStatusId,
} from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { listSiteNames, siteSetWords } from "../sites/index.ts";
import { readWasteTypesById } from "./lookups.store.ts";
import { type ExportTexts, exportTexts } from "./export-headings.texts.ts";
import type { ExportRequest } from "./build-export-file.ts";

/** Records in the audit log that a file is exported, with its filters in the recipient's language. */
export async function recordFileExport(context: Context, wish: ExportRequest, rows: number): Promise<void> {
  const { serviceLocationId: siteId, filter, format } = wish.query;
  await recordExport(context, `${wish.kind}_exported`, {
    ...daysOf(wish),
    sites: await listSiteNames(context, siteId === "all" ? (filter.sites ?? []) : [siteId]),
    filter: [...(await siteSetWords(context, filter)), ...(await filterWords(context, wish))],
    format,
    rows,
  });
}

/** The period of the export. Its own days take precedence over those in the order list's filter. */
function daysOf({ kind, query }: ExportRequest) {
  const filter = kind === "orders" ? query.filter : {};
  return { from: query.dateFrom ?? filter.dateFrom, to: query.dateTo ?? filter.dateTo };
}

async function filterWords(context: Context, { kind, query }: ExportRequest) {
  const texts = exportTexts[context.language];
  const labels = orderFieldLabels[context.language];
  const catalog = catalogTexts[context.language];
  const wasteType = async (id: number | null | undefined) =>
    typeof id === "number" &&
    `${texts.wasteType}: ${(await readWasteTypesById(context)).get(id)?.description ?? id}`;
  const agreementType = (id: number | null | undefined) =>
    typeof id === "number" && `${texts.agreementType}: ${catalog.agreementType[id as AgreementTypeId]}`;
  switch (kind) {
    case "container_stock":
      return [agreementType(query.agreementType)];
    case "waste_statistics":
      return [
        await wasteType(query.wasteType),
        hazardWords(query.hazardous, texts),
        referenceWords(texts.costCentre, query.costCentre, texts),
        referenceWords(texts.project, query.project, texts),
      ];
    case "orders": {
      const { status, phases, search, filter } = query;
      return [
        status !== undefined &&
          `${labels.orderStatus}: ${ordersTexts[context.language].status[status as OrderStatusId]}`,
        phases &&
          `${texts.phase}: ${phases.map((phase) => orderPhaseTexts[context.language].phase[phase]).join(", ")}`,
        await wasteType(filter.wasteType),
        typeof filter.containerAction === "number" &&
          `${labels.containerActionId}: ${catalog.containerAction[filter.containerAction]}`,
        agreementType(filter.agreementType),
        ...(await Promise.all((filter.wasteTypes ?? []).map(wasteType))),
        ...(filter.containerActions ?? []).map(
          (id) => `${labels.containerActionId}: ${catalog.containerAction[id]}`,
        ),
        ...(filter.agreementTypes ?? []).map(agreementType),
        ...(filter.costCentres ?? []).map((code) => referenceWords(texts.costCentre, code, texts)),
        ...(filter.projects ?? []).map((code) => referenceWords(texts.project, code, texts)),
        typeof filter.periodic === "boolean" && texts.periodic[filter.periodic ? "periodic" : "ordered"],
        filter.withoutCancelled && texts.withoutCancelled,
        ...(filter.disposals ? disposalWords(filter.disposals, texts) : []),
        search && texts.search(search),
      ];
    }
  }
}

const hazardWords = (hazardous: boolean | undefined, texts: ExportTexts) =>
  hazardous !== undefined && `${texts.hazardous}: ${hazardous ? texts.yes : texts.no}`;

const referenceWords = (label: string, code: string | undefined, texts: ExportTexts) =>
  code !== undefined && `${label}: ${code === "" ? texts.noReference : code}`;

const disposalWords = (filter: DisposalFilter, texts: ExportTexts) => [
  texts.disposedOf(filter.dateFrom, filter.dateTo),
  filter.treatment && texts.treatments[filter.treatment],
  hazardWords(filter.hazardous, texts),
  filter.weighed !== undefined && `${texts.weighed}: ${filter.weighed ? texts.yes : texts.no}`,
];
