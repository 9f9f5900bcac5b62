import { sheetMediaTypes } from "../base/index.ts";

export const exportFormats = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportKinds = ["container_stock", "orders", "waste_statistics"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** ZIPs of papers over several sites. A job always writes them, because nobody waits for hundreds of PDFs. */
export const bundleKinds = ["register_bundle", "separation_bundle"] as const;
export type BundleKind = (typeof bundleKinds)[number];

/** Everything that a job writes. */
export const jobExportKinds = [...exportKinds, ...bundleKinds] as const;
export type JobExportKind = (typeof jobExportKinds)[number];

export const jobExportFormats = [...exportFormats, "zip"] as const;
export type JobExportFormat = (typeof jobExportFormats)[number];

export const jobExportMediaTypes: Readonly<Record<JobExportFormat, string>> = {
  ...sheetMediaTypes,
  zip: "application/zip",
};

/** Exports with more rows are created by a job and announced by mail (docs/coverage.md D9.3). */
export const maxImmediateRows = 20_000;

/** How long a file announced by mail can be downloaded. */
export const exportLinkDays = 7;

/** Layouts of the waste statistics: one row per waste type, site and month, or the tables of the screen. */
export const statisticsLayouts = ["rows", "screen"] as const;

/** What the statistics are grouped by besides month, waste type and site, where the call asks for it. */
export const statisticsDimensions = ["costCentre"] as const;

/** The longest period of the statistics in days: ten years including leap days. */
export const maxStatisticsDays = 3653;
