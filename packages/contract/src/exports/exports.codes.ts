import { sheetMediaTypes } from "../base/index.ts";

export const exportFormats = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportKinds = ["container_stock", "orders", "waste_statistics"] as const;
export type ExportKind = (typeof exportKinds)[number];

/**
 * ZIPs of the waste registers or separation folders of several sites. A job always creates them, because hundreds of
 * PDFs take too long to wait for.
 */
export const bundleKinds = ["register_bundle", "separation_bundle"] as const;
export type BundleKind = (typeof bundleKinds)[number];

/** All kinds of exports that a job can create. */
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

/** For how many days a file announced by mail can be downloaded. */
export const exportLinkDays = 7;

/**
 * The layouts of the waste statistics as a file: one row per waste type, site and month, or the tables of the screen.
 */
export const statisticsLayouts = ["rows", "screen"] as const;

/** What the statistics can be grouped by on request, besides month, waste type and site. */
export const statisticsDimensions = ["costCentre"] as const;

/** The longest period of the statistics in days: ten years including leap days. */
export const maxStatisticsDays = 3653;
