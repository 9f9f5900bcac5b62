import * as z from "zod/mini";
import type { FieldReason } from "./field-errors.texts.ts";

/** Options of a refinement: the reason whose message is shown if it fails. */
export const withReason = (reason: FieldReason) => ({ params: { reason } });

/** The largest id: PostgreSQL's `integer` maximum. */
export const maxId = 2_147_483_647;

/** An id in a body or an answer. */
export const id = z.int().check(z.minimum(1), z.maximum(maxId));

/** An id in a path or query, where everything arrives as text. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    id,
  ),
);

/** Ids in a query, separated by commas. */
export const idsParam = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(","))].map(Number)),
      z.array(id).check(z.maxLength(most)),
    ),
  );

/** A whole number in a query between two bounds. */
export const integerParam = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^(0|[1-9]\d{0,12})$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  );

/** The most containers or pieces that any field accepts. */
export const maxAmount = 1_000_000;

/** Containers or pieces. Limits the number only; what may be ordered is decided by a rule. */
export const amount = z.int().check(z.minimum(1), z.maximum(maxAmount));

/** The most kilograms that any field accepts. */
export const maxKilograms = 1_000_000;

export const kilograms = z.number().check(z.minimum(0), z.maximum(maxKilograms));

/** The last date that any field accepts or shows. */
export const lastDate = "2199-12-31";

/** A calendar date `YYYY-MM-DD` that exists, between 1970 and 2199. */
export const date = z.iso.date().check(z.refine((text) => text >= "1970-01-01" && text <= lastDate));

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();

// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/;
/** Line breaks by Unicode, and tabs. */
const lineBreaks = /[\t\n\r\u0085\u2028\u2029]/;
/** Characters that change the reading direction, which can make a text look like another one. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

interface TextLines {
  /** Whether the text may hold line breaks, tabs and direction marks. */
  readonly isMultiline: boolean;
}

/**
 * Text that a person or a program typed: trimmed, at most `maxLength` characters, in one line unless `isMultiline`.
 * Control characters and unpaired surrogates, which the database cannot store, are refused.
 */
export const textInput = (maxLength: number, { isMultiline }: TextLines = { isMultiline: false }) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength),
    z.refine(
      (text) =>
        !controlCharacters.test(text) && text.isWellFormed() && (isMultiline || !directionMarks.test(text)),
      withReason("unusable_characters"),
    ),
    z.refine((text) => isMultiline || !lineBreaks.test(text), withReason("several_lines")),
  );

/** A text that may not be empty. */
export const requiredText = (maxLength: number, lines?: TextLines) =>
  textInput(maxLength, lines).check(z.minLength(1));

/** Typed text that may be empty or null; an empty text becomes null. */
export const nullableText = (maxLength: number, lines?: TextLines) =>
  z.pipe(
    z.nullable(textInput(maxLength, lines)),
    z.transform((text: string | null) => text || null),
  );

/** Like `nullableText`, but may also be missing; then it is null, too. */
export const optionalText = (maxLength: number, lines?: TextLines) =>
  z._default(nullableText(maxLength, lines), null);

const unwanted = new RegExp(
  [controlCharacters, lineBreaks, directionMarks].map(({ source }) => source).join("|"),
  "g",
);

/** The name of an uploaded file. Invisible characters are removed, not refused: nobody typed them. */
export const fileNameInput = (maxLength: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((name: string) => name.toWellFormed().replaceAll(unwanted, "")),
    ),
    requiredText(maxLength),
  );

/** A search text. It is not stored, so line breaks that were pasted with it are accepted. */
export const searchInput = (maxLength: number) => textInput(maxLength, { isMultiline: true });

/** One or more of these words, separated by commas, in a query. */
export const wordsParam = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^(${words.join("|")})(,(${words.join("|")}))*$`))),
    z.transform((text: string) => [...new Set(text.split(","))] as Word[]),
  );

/** `true` or `false` in a query. */
export const booleanParam = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text: "true" | "false") => text === "true"),
);

/** JSON in one query value, at most 6,000 characters; pipe the result into the schema of its content. */
export const jsonParam = <Held>() =>
  z.pipe(
    z.string().check(z.maxLength(6000)),
    z.transform((text: string, context): Held => {
      try {
        return JSON.parse(text) as Held;
      } catch {
        context.issues.push({ code: "custom", input: text, ...withReason("json") });
        return z.NEVER;
      }
    }),
  );
