import { Refusal } from "@kreislauf/contract/base";
import {
  folderPaperTexts,
  type SeparationBundleInput,
  type SeparationFolder,
  separationTexts,
} from "@kreislauf/contract/separation";
import type { TransactionContext } from "../base/context.ts";
import { fileNamePart } from "../base/files/file-name-part.ts";
import type { ZipEntry } from "../base/files/zip-stream.ts";
import { csvText } from "../base/sheets/write-csv.ts";
import { type Bundle, type BundleQuery, type BundleReader, enqueueExport } from "../exports/index.ts";
import { getSeparationFolder } from "./get-separation-folder.ts";
import { listFolderSites } from "./separation.store.ts";
import { entriesOfFolder } from "./zip-separation-folder.ts";

/** Has a job write a ZIP file with the folders of all matching sites. Refused if no site matches. */
export async function requestSeparationBundle(
  context: TransactionContext,
  { year, filter }: SeparationBundleInput,
) {
  if ((await listFolderSites(context, { year, filter })).length === 0) throw new Refusal("not_found");
  const query: BundleQuery = { filter, dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` };
  await enqueueExport(context, { kind: "separation_bundle", query });
  return { sentByEmail: true } as const;
}

/** Writes the folder of each site with all files that it refers to, and a table of the gaps of all sites. */
export async function writeSeparationBundle(reader: BundleReader, query: BundleQuery): Promise<Bundle> {
  const year = Number(query.dateFrom.slice(0, 4));
  const sites = await listFolderSites(reader, { year, filter: query.filter });
  return { entries: entriesOf(reader, year, sites), siteIds: sites.map(({ id }) => id) };
}

async function* entriesOf(
  reader: BundleReader,
  year: number,
  sites: Awaited<ReturnType<typeof listFolderSites>>,
): AsyncGenerator<ZipEntry> {
  const { overview } = folderPaperTexts[reader.language];
  const rows: string[][] = [Object.values(overview.columns)];
  for (const { id, alias, city } of sites) {
    await reader.ensureStillAllowed();
    const place = { year, serviceLocationId: id };
    const folder = await getSeparationFolder(reader, place);
    rows.push([String(id), alias, city, ...figuresOfFolder(reader, folder)]);
    for await (const entry of entriesOfFolder(reader, place, folder)) {
      yield { ...entry, name: `${id}_${fileNamePart(alias)}/${entry.name}` };
    }
  }
  const lines = rows.map((row) => row.map(csvText).join(";"));
  yield { name: overview.fileName, content: Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`) };
}

/** The rate and the numbers of missing and of incomplete entries in a folder, for the table of all sites. */
function figuresOfFolder({ language }: BundleReader, { rate, gaps }: SeparationFolder): string[] {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const { level } = separationTexts[language];
  const count = (of: keyof typeof level) => String(gaps.filter((gap) => gap.level === of).length);
  return [rate === null ? "" : number.format(rate.percent), count("missing"), count("incomplete")];
}
