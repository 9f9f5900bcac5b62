export const exportFormats = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

export const exportKinds = ["container_stock", "orders", "waste_statistics"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Files with more rows are made by a job and announced by mail (decisions.md section 9). */
export const mostRowsAtOnce = 20_000;

/** How long a file that was announced by mail can be fetched. */
export const exportLinkDays = 7;

/** How waste statistics are laid out: one row per waste type, site and month, or the tables of the screen. */
export const statisticsLayouts = ["rows", "screen"] as const;

/** The longest period that statistics look at, in days: with leap days ten years. */
export const longestStatisticsDays = 3653;
