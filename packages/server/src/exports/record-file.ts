import { type AgreementTypeId, catalogTexts } from "@kreislauf/contract/catalog";
import { type DisposalFilter, ordersTexts, type OrderStatusId } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { listSiteNames } from "../locations/index.ts";
import { readWasteTypes } from "./catalog-words.store.ts";
import { type ExportTexts, exportTexts } from "./export-headings.texts.ts";
import type { ExportWish } from "./file-of.ts";

/** Notes in the audit log that a file goes out, with what narrowed it in the words of whoever gets it. */
export async function recordFile(context: Context, wish: ExportWish, rows: number): Promise<void> {
  const { serviceLocationId: siteId, format } = wish.query;
  await recordExport(context, `${wish.kind}_exported`, {
    ...daysOf(wish),
    locations: await listSiteNames(context, siteId === "all" ? [] : [siteId]),
    filter: await filterWords(context, wish),
    format,
    rows,
  });
}

/** The days of an order list's filter give way to those of the export itself. */
function daysOf({ kind, query }: ExportWish) {
  const filter = kind === "orders" ? query.filter : {};
  return { from: query.dateFrom ?? filter.dateFrom, to: query.dateTo ?? filter.dateTo };
}

async function filterWords(context: Context, { kind, query }: ExportWish) {
  const texts = exportTexts[context.language];
  const catalog = catalogTexts[context.language];
  const wasteType = async (id: number | null | undefined) =>
    typeof id === "number" &&
    `${texts.wasteType}: ${(await readWasteTypes(context)).get(id)?.description ?? id}`;
  const agreementType = (id: number | null | undefined) =>
    typeof id === "number" && `${texts.agreementType}: ${catalog.agreementType[id as AgreementTypeId]}`;
  switch (kind) {
    case "container_stock":
      return [agreementType(query.agreementType)];
    case "waste_statistics":
      return [await wasteType(query.wasteType), hazardWords(query.hazardous, texts)];
    case "orders": {
      const { status, search, filter } = query;
      return [
        status !== undefined &&
          `${texts.status}: ${ordersTexts[context.language].status[status as OrderStatusId]}`,
        await wasteType(filter.wasteType),
        typeof filter.containerAction === "number" &&
          `${texts.action}: ${catalog.containerAction[filter.containerAction]}`,
        agreementType(filter.agreementType),
        ...(filter.disposals ? disposalWords(filter.disposals, texts) : []),
        search && texts.search(search),
      ];
    }
  }
}

const hazardWords = (hazardous: boolean | undefined, texts: ExportTexts) =>
  hazardous !== undefined && `${texts.hazardous}: ${hazardous ? texts.yes : texts.no}`;

const disposalWords = (filter: DisposalFilter, texts: ExportTexts) => [
  texts.disposedOf(filter.dateFrom, filter.dateTo),
  filter.treatment && texts.treatments[filter.treatment],
  hazardWords(filter.hazardous, texts),
  filter.weighed !== undefined && `${texts.weighed}: ${filter.weighed ? texts.yes : texts.no}`,
];
