/** The sizes of a printed label: one to a sheet, or four with cut marks. */
export const labelSizes = ["a4", "a6"] as const;
export type LabelSize = (typeof labelSizes)[number];

/** One label for each container of an agreement, or one for the waste type. */
export const labelCounts = ["container", "wasteType"] as const;

/** `none` until the first label is printed; `unprintable` after a restore, because the secret is another one there. */
export const codeStates = ["none", "active", "ended", "unprintable"] as const;
export type CodeState = (typeof codeStates)[number];

/** Lengths in characters, and lines in each box of a label. */
export const maxLabelTexts = { name: 40, lines: 5, line: 32, place: 40 } as const;

/** The most labels of one PDF. */
export const maxPrintedLabels = 100;

/** Who may report a container, and how much of it. */
export const reportTexts = {
  name: { least: 2, most: 60 },
  message: 300,
  reason: { least: 5, most: 500 },
} as const;

/** A report waits for somebody who may order, until one of the others. */
export const reportStates = ["open", "ordered", "already_ordered", "declined"] as const;
export type ReportState = (typeof reportStates)[number];

/** Reports that are taken in an hour. */
export const reportsPerHour = { container: 10, company: 60 } as const;

/** Days until a closed report is deleted, its photo too. */
export const reportRetentionDays = 90;
