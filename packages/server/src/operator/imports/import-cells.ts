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

/** Reads the cells of a column; undefined if a value is invalid. */
export interface CellReader<Value> {
  /** What is expected; completes the sentence "expected ...". */
  readonly expected: string;
  readonly read: (cell: FilledCell) => Value | undefined;
}

/** Normalises a word, so that words match regardless of case, accents and separators. */
export const normalizeWord = (word: string): string => sortKey(word).replaceAll(/[^a-z0-9]/g, "");

const parseOrUndefined = <Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | undefined => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : undefined;
};

/** Reads a text; also a number, because a spreadsheet may store a customer number as a number. */
export const text = (longest: number, lines = { isMultiline: false }): CellReader<string> => ({
  expected: `a text of at most ${longest} characters${lines.isMultiline ? "" : " in one line"}`,
  read: (cell) =>
    typeof cell === "string" || typeof cell === "number"
      ? parseOrUndefined(textInput(longest, lines), String(cell))
      : undefined,
});

/** Reads a text that matches a pattern; also a number, as text. */
export const code = (pattern: RegExp, expected: string): CellReader<string> => ({
  expected,
  read: (cell) => (pattern.test(String(cell)) ? String(cell) : undefined),
});

/** Reads a postal code. A spreadsheet drops the leading zero of a number, so it is added again. */
export const zip: CellReader<string> = {
  expected: "five digits",
  read: (cell) => {
    const digits = typeof cell === "number" ? String(cell).padStart(5, "0") : cell;
    return typeof digits === "string" && /^\d{5}$/.test(digits) ? digits : undefined;
  },
};

/**
 * Reads a number in German notation: decimal comma, and points between thousands. A point that is not followed by three
 * digits is a decimal point. Undefined if the cell is no number.
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

/** Reads a number from -`most` to `most`, with at most three decimals. */
export const decimal = (most: number): CellReader<number> => ({
  expected: `a number from -${most} to ${most}, like 2,86`,
  read: (cell) => {
    const value = between(germanNumber(cell), -most, most);
    if (value === undefined) return undefined;
    // Spreadsheets store 2,86 with a tiny rounding error. A value that really has more decimals would not add up and is
    // refused.
    const rounded = Math.round(value * 1000) / 1000;
    return Math.abs(rounded - value) < 1e-9 ? rounded : undefined;
  },
});

/** Reads kilograms and rounds them to three decimals. */
export const kilograms: CellReader<number> = {
  expected: `kilograms from 0 to ${maxKilograms}, like 1.250,5`,
  read: (cell) => {
    const value = between(germanNumber(cell), 0, maxKilograms);
    return value === undefined ? undefined : Math.round(value * 1000) / 1000;
  },
};

/**
 * Reads an amount in euros, positive or negative, as cents. Fractions of a cent, which spreadsheets may store, are
 * rounded.
 */
export const euros: CellReader<number> = {
  expected: "an amount in euros like 1.250,50",
  read: (cell) => {
    const cents = typeof cell === "number" ? Math.round(cell * 100) : readDocumentAmount(String(cell));
    return cents === null || Math.abs(cents) > 1_000_000_000 ? undefined : cents;
  },
};

/**
 * Reads a percentage. Spreadsheets store one as a fraction: values between 0 and 1 are refused, because they could be
 * meant either way.
 */
export const percent: CellReader<number> = {
  expected: "percent from 0 to 100, like 19",
  read: (cell) => {
    const value = between(germanNumber(typeof cell === "string" ? cell.replace(/\s*%$/, "") : cell), 0, 100);
    if (value === undefined || (value > 0 && value < 1)) return undefined;
    return Math.round(value * 100) / 100;
  },
};

/** Reads degrees of longitude or latitude, which never have thousands separators. */
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

/** Calls `words` for both languages. */
export const wordsInAllLanguages = <Words>(words: (language: Language) => Words) => ({
  de: words("de"),
  en: words("en"),
});

/** Reads one of several choices, by one of its German or English words or by its code. */
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
