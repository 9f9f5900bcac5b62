import * as z from "zod/mini";
import {
  type BerlinDate,
  date as calendarDate,
  type DocumentNamePart,
  readDocumentNameRule,
} from "../base/index.ts";
import type { DocumentType } from "../documents/index.ts";
import { documentAbbreviations } from "./desk.codes.ts";

/** What the name of a file tells about its document; null for each part that the name does not have. */
export interface DocumentName {
  readonly type: DocumentType | null;
  readonly customer: string | null;
  /** The number of the document's site. */
  readonly site: string | null;
  readonly number: string | null;
  /** The month of service, `YYYY-MM`. */
  readonly month: string | null;
  /** The date of the document, if the period in the name is a day. */
  readonly date: BerlinDate | null;
}

/** The regular expression of each part of a file name. */
const patterns: Readonly<Record<DocumentNamePart, string>> = {
  type: "\\p{L}{1,12}",
  customer: "[^_\\s]{1,40}?",
  site: "[^_\\s]{1,40}?",
  number: "[^_\\s]{1,40}?",
  period: "\\d{4}-?\\d{2}(?:-?\\d{2})?",
};

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const unread: DocumentName = {
  type: null,
  customer: null,
  site: null,
  number: null,
  month: null,
  date: null,
};

/**
 * Reads the name of a file by the provider's rule, like `{type}_{customer}_{number}_{period}`. Parts at the end of the
 * name may be missing. If the name does not match the rule, all fields of the result are null.
 */
export function readDocumentName(fileName: string, rule: string): DocumentName {
  const stem = fileName.replace(/^.*[/\\]/, "").replace(/\.pdf$/i, "");
  const pieces = readDocumentNameRule(rule);
  for (let count = pieces.length; count > 0; count -= 1) {
    const pattern = pieces
      .slice(0, count)
      .map(({ before, part }) => `${quoted(before)}(?<${part}>${patterns[part]})`)
      .join("");
    const after = count === pieces.length ? quoted(rule.slice(rule.lastIndexOf("}") + 1)) : "";
    const groups = new RegExp(`^${pattern}${after}$`, "u").exec(stem)?.groups;
    if (groups === undefined) continue;
    const { type, customer, site, number, period } = groups;
    const known = type === undefined ? null : (documentAbbreviations[type.toUpperCase()] ?? null);
    // With an unknown type abbreviation, the name matches the rule only by chance, so nothing is read from it.
    if (type !== undefined && known === null) return unread;
    return {
      type: known,
      customer: customer ?? null,
      site: site ?? null,
      number: number ?? null,
      ...readDocumentPeriod(period ?? ""),
    };
  }
  return unread;
}

/** Reads a month or a day: `2026-03`, `202603`, `03.2026`, `24.03.2026`. Both fields are null for any other text. */
export function readDocumentPeriod(text: string): Pick<DocumentName, "month" | "date"> {
  const [, year = "", month = "", day] =
    /^(\d{4})-?(\d{2})(?:-?(\d{2}))?$/.exec(text.trim()) ?? germanPeriod(text.trim());
  if (!/^(?:19[7-9]\d|20\d\d|21\d\d)$/.test(year) || !/^(?:0[1-9]|1[0-2])$/.test(month))
    return { month: null, date: null };
  if (day === undefined) return { month: `${year}-${month}`, date: null };
  const date = `${year}-${month}-${day}`;
  return z.safeParse(calendarDate, date).success
    ? { month: `${year}-${month}`, date }
    : { month: null, date: null };
}

function germanPeriod(text: string): readonly (string | undefined)[] {
  const [, day, month = "", year = ""] = /^(?:(\d{1,2})\.)?(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return ["", year, month.padStart(2, "0"), day?.padStart(2, "0")];
}

/** An amount as people type it, like `1.284,50`, `-86,4` or `326`, in cents; null if the text is no amount. */
export function readDocumentAmount(text: string): number | null {
  const written = text
    .replaceAll(/[\s€]/g, "")
    .replace("−", "-")
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, "");
  if (!/^-?\d{1,8}(?:[.,]\d{1,2})?$/.test(written)) return null;
  const [whole = "", decimals = ""] = written.replace("-", "").split(/[.,]/);
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return written.startsWith("-") ? 0 - cents : cents;
}
