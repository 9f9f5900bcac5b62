import { berlinDate, type FileContent, permission, Refusal } from "@kreislauf/contract/base";
import {
  maxPrintedEntries,
  registerMediaTypes,
  type RegisterFileQuery,
  registerTexts,
} from "@kreislauf/contract/waste-register";
import type { Context } from "../base/context.ts";
import { readPages } from "../base/database/read-pages.ts";
import { recordExport } from "../base/record-export.ts";
import { sheetOf } from "../base/sheets/sheet.ts";
import { writeCsv } from "../base/sheets/write-csv.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { ensureSiteAssigned, listSiteNames, siteSetWords } from "../sites/index.ts";
import { getCompanyName } from "../users/index.ts";
import { readFileEntries } from "./read-file-entries.ts";
import { registerColumns } from "./register-columns.ts";
import { listRegisterIds, listRegisterWastes } from "./register.store.ts";
import { renderRegisterPdf } from "./render-register-pdf.ts";

const readers = [permission.fileExportManager, permission.documentManager];

/** The register as a file, oldest disposal first. Rows of tables are read while the file is written. */
export async function downloadRegister(context: Context, query: RegisterFileQuery): Promise<FileContent> {
  const { language, now, reloadActor } = context;
  const { format, serviceLocationId, dateFrom, dateTo } = query;
  await ensureSiteAssigned(context, query.serviceLocationId);
  const ids = await listRegisterIds(context, query);
  if (format === "pdf" && ids.length > maxPrintedEntries) throw new Refusal("register_too_long");
  const texts = registerTexts[language];
  const siteNames = await listSiteNames(
    context,
    serviceLocationId === "all" ? (query.filter.sites ?? []) : [serviceLocationId],
  );
  await recordExport(context, "register_exported", {
    from: dateFrom,
    to: dateTo,
    sites: siteNames,
    filter: [
      ...(await siteSetWords(context, query.filter)),
      query.search !== "" && query.search,
      query.hazardous && texts.columns.hazardous,
      ...(await chosenWastes(context, query)),
    ],
    format,
    rows: ids.length,
  });
  const carrier = context.branding.operatorName;
  const name = `${texts.fileName}_${dateFrom}_${dateTo}.${format}`;
  const mediaType = registerMediaTypes[format];
  if (format === "pdf") {
    const content = await renderRegisterPdf({
      language,
      now,
      operatorName: carrier,
      companyName: await getCompanyName(context.db, context.actor.companyId),
      siteNames,
      selection: query,
      entries: await readFileEntries(context, ids, carrier),
    });
    return { name, mediaType, size: content.length, content: piecesOf(content) };
  }
  const ensureStillAllowed = async () => {
    const present = await reloadActor();
    if (!readers.some((right) => present?.permissions.has(right))) throw new Refusal("forbidden");
  };
  const sheet = sheetOf(
    `${texts.fileName} ${berlinDate(now)}`,
    registerColumns(language),
    readPages({ ensureStillAllowed }, ids, (page) => readFileEntries(context, page, carrier)),
  );
  return { name, mediaType, content: format === "csv" ? writeCsv(sheet) : writeXlsx([sheet]) };
}

/** The names of the waste types by which the register is filtered, for the audit log; empty for all waste types. */
async function chosenWastes(context: Context, query: RegisterFileQuery): Promise<readonly string[]> {
  const { wasteTypeIds = [] } = query;
  if (wasteTypeIds.length === 0) return [];
  const wastes = await listRegisterWastes(context, query);
  return wastes.filter(({ id }) => wasteTypeIds.includes(id)).map(({ description }) => description);
}

async function* piecesOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
