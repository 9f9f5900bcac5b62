import {
  type BundleKind,
  bundleKinds,
  type JobExportFormat,
  type JobExportKind,
} from "@kreislauf/contract/exports";
import { type BerlinDate, permission } from "@kreislauf/contract/base";
import type { SiteSet } from "@kreislauf/contract/sites";
import type { Actor, Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import type { ZipEntry } from "../base/files/zip-stream.ts";
import { listSiteNames, siteSetWords } from "../sites/index.ts";
import type { ExportReader } from "./export-file.ts";

/** What every request for a bundle names; the room that writes it may add to it. */
export interface BundleQuery {
  readonly filter: SiteSet;
  readonly dateFrom: BerlinDate;
  readonly dateTo: BerlinDate;
}

/** The person as they are when the job runs, and what their papers are made with. */
export interface BundleReader extends ExportReader, Pick<Context, "files" | "config" | "branding"> {
  readonly actor: Pick<Actor, "userId" | "companyId" | "permissions" | "documentsEnabled">;
}

/** The files of a ZIP, written one after the other, and the sites they are about. */
export interface Bundle {
  readonly entries: AsyncIterable<ZipEntry>;
  readonly siteIds: readonly number[];
}

/** Rooms above write the bundles; the process that starts the jobs brings both together. */
export type BundleWriters = Readonly<
  Record<BundleKind, (reader: BundleReader, query: BundleQuery) => Promise<Bundle>>
>;

export const isBundleKind = (kind: JobExportKind): kind is BundleKind =>
  bundleKinds.some((each) => each === kind);

/** Papers of the law are for people with either right, tables for those who may export. */
export const mayHaveExport = (kind: JobExportKind, permissions: ReadonlySet<number>): boolean =>
  permissions.has(permission.fileExportManager) ||
  (isBundleKind(kind) && permissions.has(permission.documentManager));

/** Receipts are documents, which the right to export alone does not open. */
export const maySeeReceipts = ({
  permissions,
  documentsEnabled,
}: Pick<Actor, "permissions" | "documentsEnabled">): boolean =>
  documentsEnabled && permissions.has(permission.documentManager);

/** Folders hold the receipts that they refer to; registers only name them. */
export const holdsReceipts = (kind: JobExportKind, actor: Parameters<typeof maySeeReceipts>[0]): boolean =>
  kind === "separation_bundle" && maySeeReceipts(actor);

export const formatOf = ({ kind, query }: { readonly kind: JobExportKind; readonly query: unknown }) =>
  isBundleKind(kind) ? "zip" : (query as { readonly format: JobExportFormat }).format;

const auditActions = {
  register_bundle: "register_exported",
  separation_bundle: "separation_exported",
} as const;

/** The audit log names who fetched which papers. */
export async function recordBundleExport(
  context: Context,
  { kind, query, files }: { readonly kind: BundleKind; readonly query: BundleQuery; readonly files: number },
): Promise<void> {
  await recordExport(context, auditActions[kind], {
    from: query.dateFrom,
    to: query.dateTo,
    sites: await listSiteNames(context, query.filter.sites ?? []),
    filter: await siteSetWords(context, query.filter),
    format: "zip",
    rows: files,
  });
}
