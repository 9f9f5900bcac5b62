import { sheetMediaTypes } from "../base/index.ts";

/** The law on which the register is based. The PDF names the law and the version; the screen shows the version. */
export const registerRuleSet = { version: "2026-01", sources: ["KrWG § 49", "NachwV §§ 23, 24"] } as const;

export const registerFormats = ["xlsx", "csv", "pdf"] as const;
export type RegisterFormat = (typeof registerFormats)[number];

export const registerMediaTypes: Readonly<Record<RegisterFormat, string>> = {
  ...sheetMediaTypes,
  pdf: "application/pdf",
};

export const registerPageSize = 25;

/** The most entries of a PDF; longer registers are available as a table only. */
export const maxPrintedEntries = 2_000;

export const maxRegisterSearch = 100;

/** The most waste types that the register can be filtered by. */
export const maxRegisterWastes = 50;
