import { berlinDate, type FileContent, type Language, sheetMediaTypes } from "@kreislauf/contract/base";
import {
  proofListTexts,
  type ProofRow,
  type ProofsFileQuery,
  type ProofView,
} from "@kreislauf/contract/proofs";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { type Cell, type Column, onePage, sheetOf } from "../base/sheets/sheet.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { listSiteNames, siteSetWords } from "../sites/index.ts";
import { getProofs } from "./get-proofs.ts";

/** The list of proofs as a workbook, in the sequence of the screen. */
export async function downloadProofs(context: Context, query: ProofsFileQuery): Promise<FileContent> {
  const { language, now } = context;
  const { serviceLocationId, filter } = query;
  const { rows } = await getProofs(context, query);
  const sites = serviceLocationId === "all" ? (filter.sites ?? []) : [serviceLocationId];
  await recordExport(context, "proofs_exported", {
    sites: await listSiteNames(context, sites),
    filter: await siteSetWords(context, filter),
    format: "xlsx",
    rows: rows.length,
  });
  const { fileName } = proofListTexts[language];
  return {
    name: `${fileName}_${berlinDate(now)}.xlsx`,
    mediaType: sheetMediaTypes.xlsx,
    content: writeXlsx([sheetOf(fileName, columnsOf(language), onePage(rows))]),
  };
}

/** The columns of the list of proofs. In rows without a proof, the cells about a proof are empty. */
function columnsOf(language: Language): readonly Column<ProofRow>[] {
  const { columns, kinds, states } = proofListTexts[language];
  const ofProof =
    (value: (proof: ProofView) => Cell) =>
    ({ proof }: ProofRow): Cell =>
      proof && value(proof);
  return [
    { heading: columns.site, kind: "text", width: 26, value: ({ site }) => site.alias },
    { heading: columns.city, kind: "text", width: 20, value: ({ site }) => site.city },
    { heading: columns.waste, kind: "text", width: 30, value: ({ wasteType }) => wasteType.description },
    { heading: columns.avv, kind: "text", width: 14, value: ({ wasteType }) => wasteType.avvCode },
    { heading: columns.state, kind: "text", width: 18, value: ({ state }) => states[state] },
    { heading: columns.kind, kind: "text", width: 26, value: ofProof(({ kind }) => kinds[kind]) },
    { heading: columns.number, kind: "text", width: 16, value: ofProof(({ number }) => number) },
    { heading: columns.validFrom, kind: "date", width: 12, value: ofProof(({ validFrom }) => validFrom) },
    { heading: columns.validUntil, kind: "date", width: 12, value: ofProof(({ validUntil }) => validUntil) },
    { heading: columns.limit, kind: "tonnes", width: 12, value: ofProof(({ limitKg }) => limitKg) },
    { heading: columns.used, kind: "tonnes", width: 14, value: ofProof(({ usedKg }) => usedKg) },
    { heading: columns.reserved, kind: "tonnes", width: 16, value: ofProof(({ reservedKg }) => reservedKg) },
    { heading: columns.disposer, kind: "text", width: 30, value: ofProof(({ disposer }) => disposer.name) },
    {
      heading: columns.disposerNumber,
      kind: "text",
      width: 18,
      value: ofProof(({ disposer }) => disposer.number),
    },
    { heading: columns.containers, kind: "integer", width: 10, value: ({ containers }) => containers },
    { heading: columns.requestedOn, kind: "date", width: 14, value: ({ requestedOn }) => requestedOn },
    { heading: columns.lastNote, kind: "text", width: 20, value: ({ lastNote }) => lastNote?.number ?? null },
  ];
}
