/** The sizes of a printed label: one per sheet, or four per sheet with cut marks. */
export const labelSizes = ["a4", "a6"] as const;
export type LabelSize = (typeof labelSizes)[number];

/**
 * How many labels are printed for an agreement: one per container on site, but at least one, or a single one for the
 * waste type.
 */
export const labelCounts = ["container", "wasteType"] as const;

/**
 * The states of a label's code: `none` until the first label is printed; `unprintable` if the server's secret is not
 * the one with which the code was made, as after a restore.
 */
export const codeStates = ["none", "active", "ended", "unprintable"] as const;
export type CodeState = (typeof codeStates)[number];

/** The longest texts of a label, in characters; `lines` is the number of lines in each box. */
export const maxLabelTexts = { name: 40, lines: 5, line: 32, place: 40 } as const;

/** The most labels of one PDF. */
export const maxPrintedLabels = 100;

/** Lengths of the texts of a report, in characters; `reason` is why it is declined. */
export const reportTexts = {
  name: { least: 2, most: 60 },
  message: 300,
  reason: { least: 5, most: 500 },
} as const;

/** The states of a report: `open` ones wait for somebody who may order. */
export const reportStates = ["open", "ordered", "already_ordered", "declined"] as const;
export type ReportState = (typeof reportStates)[number];

/** The most reports that are accepted in an hour, for one container and for one company. */
export const reportsPerHour = { container: 10, company: 60 } as const;

/** The number of days after which a closed report is deleted with its photo. */
export const reportRetentionDays = 90;
