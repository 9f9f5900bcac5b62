import { readDocumentAmount } from "@kreislauf/contract/desk";
import {
  type BerlinDate,
  date as calendarDate,
  type Language,
  maxKilograms,
  textInput,
} from "@kreislauf/contract/base";
import * as z from "zod/mini";
import type { SheetCell } from "../../base/sheets/read-sheet.ts";
import { sortKey } from "../../base/database/sort-key.ts";
import { importTexts } from "./import.texts.ts";

type FilledCell = NonNullable<SheetCell>;

/** How a column is read: its value, or undefined if it is invalid. */
export interface CellReader<Value> {
  /** Completes "expected ...". */
  readonly expected: string;
  readonly read: (cell: FilledCell) => Value | undefined;
}

/** Words match regardless of case, accents and separators. */
export const normalizeWord = (word: string): string => sortKey(word).replaceAll(/[^a-z0-9]/g, "");

const parseOrUndefined = <Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | undefined => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : undefined;
};

/** A number that a spreadsheet stored as a number, such as a customer number, is read as text. */
export const text = (longest: number, lines = { isMultiline: false }): CellReader<string> => ({
  expected: `a text of at most ${longest} characters${lines.isMultiline ? "" : " in one line"}`,
  read: (cell) =>
    typeof cell === "string" || typeof cell === "number"
      ? parseOrUndefined(textInput(longest, lines), String(cell))
      : undefined,
});

/** A text that matches a pattern. */
export const code = (pattern: RegExp, expected: string): CellReader<string> => ({
  expected,
  read: (cell) => (pattern.test(String(cell)) ? String(cell) : undefined),
});

/** Five digits; a spreadsheet drops the leading zero of a number. */
export const zip: CellReader<string> = {
  expected: "five digits",
  read: (cell) => {
    const digits = typeof cell === "number" ? String(cell).padStart(5, "0") : cell;
    return typeof digits === "string" && /^\d{5}$/.test(digits) ? digits : undefined;
  },
};

/**
 * German notation: a decimal comma, points between thousands. A point that is not followed by three digits is a
 * decimal point.
 */
function germanNumber(cell: FilledCell): number | undefined {
  if (typeof cell !== "string") return typeof cell === "number" ? cell : undefined;
  const isGerman = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(cell) || /^-?\d+(,\d+)?$/.test(cell);
  return isGerman ? Number(cell.replaceAll(".", "").replace(",", ".")) : plainNumber(cell);
}

const plainNumber = (cell: string) =>
  /^-?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(",", ".")) : undefined;

const between = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined;

export const wholeNumber = (least: number, most: number): CellReader<number> => ({
  expected: `a whole number from ${least} to ${most}`,
  read: (cell) => {
    const value = between(germanNumber(cell), least, most);
    return Number.isInteger(value) ? value : undefined;
  },
});

/** At most three decimals, with either sign. */
export const decimal = (most: number): CellReader<number> => ({
  expected: `a number from -${most} to ${most}, like 2,86`,
  read: (cell) => {
    const value = between(germanNumber(cell), -most, most);
    if (value === undefined) return undefined;
    // Spreadsheets keep 2,86 with tiny fractions; what is really finer would not add up and is refused.
    const rounded = Math.round(value * 1000) / 1000;
    return Math.abs(rounded - value) < 1e-9 ? rounded : undefined;
  },
});

/** Kilograms, with at most three decimals. */
export const kilograms: CellReader<number> = {
  expected: `kilograms from 0 to ${maxKilograms}, like 1.250,5`,
  read: (cell) => {
    const value = between(germanNumber(cell), 0, maxKilograms);
    return value === undefined ? undefined : Math.round(value * 1000) / 1000;
  },
};

/** Euros with their sign, in cents. Spreadsheets keep fractions of cents, which mean nothing here. */
export const euros: CellReader<number> = {
  expected: "an amount in euros like 1.250,50",
  read: (cell) => {
    const cents = typeof cell === "number" ? Math.round(cell * 100) : readDocumentAmount(String(cell));
    return cents === null || Math.abs(cents) > 1_000_000_000 ? undefined : cents;
  },
};

/** Spreadsheets keep a percentage as a fraction, which could be meant either way, so those are refused. */
export const percent: CellReader<number> = {
  expected: "percent from 0 to 100, like 19",
  read: (cell) => {
    const value = between(germanNumber(typeof cell === "string" ? cell.replace(/\s*%$/, "") : cell), 0, 100);
    if (value === undefined || (value > 0 && value < 1)) return undefined;
    return Math.round(value * 100) / 100;
  },
};

/** Degrees never have thousands separators. */
export const degrees = (most: number): CellReader<number> => ({
  expected: `degrees from -${most} to ${most}, like 51.3127`,
  read: (cell) => between(typeof cell === "string" ? plainNumber(cell) : germanNumber(cell), -most, most),
});

export const date: CellReader<BerlinDate> = {
  expected: "a date like 31.12.2026",
  read: (cell) => {
    const [, day = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(String(cell)) ?? [];
    const written = year === "" ? String(cell) : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return parseOrUndefined(calendarDate, written);
  },
};

const keysOf = (words: string) => words.split("|").map(normalizeWord);
const keysOfAnswer = (answer: "yes" | "no"): ReadonlySet<string> =>
  new Set([importTexts.de, importTexts.en].flatMap((texts) => keysOf(texts[answer])));
const [saysYes, saysNo] = [keysOfAnswer("yes"), keysOfAnswer("no")];

export const yesOrNo: CellReader<boolean> = {
  expected: `${keysOf(importTexts.de.yes)[0]} or ${keysOf(importTexts.de.no)[0]}`,
  read: (cell) => {
    if (typeof cell === "boolean") return cell;
    const word = normalizeWord(String(cell));
    return saysYes.has(word) ? true : saysNo.has(word) ? false : undefined;
  },
};

/** The words of both languages. */
export const wordsInAllLanguages = <Words>(words: (language: Language) => Words) => ({
  de: words("de"),
  en: words("en"),
});

/** One of several choices, by one of its German or English words or by its code. */
export function choice<Code extends string | number>(
  codes: readonly Code[],
  words: Readonly<Record<Language, Readonly<Record<Code, string>>>>,
): CellReader<Code> {
  const byWord = new Map(
    codes.flatMap((one) =>
      [String(one), words.de[one], words.en[one]].flatMap((written) =>
        keysOf(written).map((word) => [word, one] as const),
      ),
    ),
  );
  return {
    expected: `one of ${codes.map((one) => words.de[one].split("|")[0]).join(", ")}`,
    read: (cell) => byWord.get(normalizeWord(String(cell))),
  };
}
