import { berlinDate, Refusal } from "@kreislauf/contract/base";
import {
  maxPrintedEntries,
  type RegisterBundleQuery,
  type RegisterSelection,
  registerTexts,
} from "@kreislauf/contract/waste-register";
import type { TransactionContext } from "../base/context.ts";
import { readPages } from "../base/database/read-pages.ts";
import { fileNamePart } from "../base/files/file-name-part.ts";
import type { ZipEntry } from "../base/files/zip-stream.ts";
import { sheetOf } from "../base/sheets/sheet.ts";
import { writeCsv } from "../base/sheets/write-csv.ts";
import { type Bundle, type BundleQuery, type BundleReader, enqueueExport } from "../exports/index.ts";
import { getCompanyName } from "../users/index.ts";
import { readFileEntries } from "./read-file-entries.ts";
import { registerColumns } from "./register-columns.ts";
import { listRegisterIds, listRegisterSites } from "./register.store.ts";
import { renderRegisterPdf } from "./render-register-pdf.ts";

/** Requests a ZIP file with the register of each site. Refused if no site had a disposal. */
export async function requestRegisterBundle(context: TransactionContext, query: RegisterBundleQuery) {
  if ((await listRegisterSites(context, selectionOf(query))).length === 0) throw new Refusal("not_found");
  await enqueueExport(context, { kind: "register_bundle", query });
  return { sentByEmail: true } as const;
}

/** The register's selection for the query of a bundle: all sites that match, without a search. */
const selectionOf = (query: BundleQuery): RegisterSelection => ({
  search: "",
  ...query,
  serviceLocationId: "all",
});

/** Writes one PDF for each site and one table of all sites. */
export async function writeRegisterBundle(reader: BundleReader, query: BundleQuery): Promise<Bundle> {
  const selection = selectionOf(query);
  const sites = await listRegisterSites(reader, selection);
  return { entries: entriesOf(reader, selection, sites), siteIds: sites.map(({ id }) => id) };
}

async function* entriesOf(
  reader: BundleReader,
  selection: RegisterSelection,
  sites: Awaited<ReturnType<typeof listRegisterSites>>,
): AsyncGenerator<ZipEntry> {
  const { language, now, branding } = reader;
  const texts = registerTexts[language];
  const carrier = branding.operatorName;
  const companyName = await getCompanyName(reader.db, reader.actor.companyId);
  const period = `${selection.dateFrom}_${selection.dateTo}`;
  for (const { id, alias } of sites) {
    const ids = await listRegisterIds(reader, { ...selection, serviceLocationId: id });
    // A register that is too long for one PDF continues in the next one.
    for (let at = 0; at < ids.length; at += maxPrintedEntries) {
      await reader.ensureStillAllowed();
      const part = ids.length > maxPrintedEntries ? `_${at / maxPrintedEntries + 1}` : "";
      const content = await renderRegisterPdf({
        language,
        now,
        operatorName: carrier,
        companyName,
        siteNames: [alias],
        selection,
        entries: await readFileEntries(reader, ids.slice(at, at + maxPrintedEntries), carrier),
      });
      yield { name: `${texts.fileName}_${id}_${fileNamePart(alias)}_${period}${part}.pdf`, content };
    }
  }
  const ids = await listRegisterIds(reader, selection);
  const table = sheetOf(
    `${texts.fileName} ${berlinDate(now)}`,
    registerColumns(language),
    readPages(reader, ids, (page) => readFileEntries(reader, page, carrier)),
  );
  yield { name: `${texts.fileName}_${period}.csv`, content: writeCsv(table) };
}
