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

/**
 * The query of a bundle (a ZIP archive of papers for each site). The room that writes a kind of bundle may add fields.
 */
export interface BundleQuery {
  readonly filter: SiteSet;
  readonly dateFrom: BerlinDate;
  readonly dateTo: BerlinDate;
}

/** The person as they are when the job runs, and what is needed to make their papers. */
export interface BundleReader extends ExportReader, Pick<Context, "files" | "config" | "branding"> {
  readonly actor: Pick<Actor, "userId" | "companyId" | "permissions" | "documentsEnabled">;
}

/** The files of a ZIP archive, written one after the other, and the sites that they are about. */
export interface Bundle {
  readonly entries: AsyncIterable<ZipEntry>;
  readonly siteIds: readonly number[];
}

/**
 * The functions that write bundles. They live in rooms above this one; the process that starts the jobs passes them in.
 */
export type BundleWriters = Readonly<
  Record<BundleKind, (reader: BundleReader, query: BundleQuery) => Promise<Bundle>>
>;

export const isBundleKind = (kind: JobExportKind): kind is BundleKind =>
  bundleKinds.some((each) => each === kind);

/**
 * Whether a person may have an export. Tables need the permission to export. Bundles of papers that the law requires
 * need either that permission or the one for documents.
 */
export const mayHaveExport = (kind: JobExportKind, permissions: ReadonlySet<number>): boolean =>
  permissions.has(permission.fileExportManager) ||
  (isBundleKind(kind) && permissions.has(permission.documentManager));

/** Whether a person may see receipts. These are documents, so the permission to export is not enough. */
export const maySeeReceipts = ({
  permissions,
  documentsEnabled,
}: Pick<Actor, "permissions" | "documentsEnabled">): boolean =>
  documentsEnabled && permissions.has(permission.documentManager);

/**
 * Whether a bundle contains receipts: a separation folder does if the person may see receipts. A register only names
 * receipts.
 */
export const holdsReceipts = (kind: JobExportKind, actor: Parameters<typeof maySeeReceipts>[0]): boolean =>
  kind === "separation_bundle" && maySeeReceipts(actor);

export const formatOf = ({ kind, query }: { readonly kind: JobExportKind; readonly query: unknown }) =>
  isBundleKind(kind) ? "zip" : (query as { readonly format: JobExportFormat }).format;

const auditActions = {
  register_bundle: "register_exported",
  separation_bundle: "separation_exported",
} as const;

/** Records in the audit log who fetched which bundle. */
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
