import * as z from "zod/mini";
import type { FieldReason } from "./field-errors.texts.ts";

/** Attaches to a refinement the reason whose message is shown. */
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

/** A whole number in a query between two bounds. */
export const integerParam = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  );

/** A calendar date `YYYY-MM-DD` that exists, between 1970 and 2199. */
export const date = z.iso.date().check(z.refine((text) => text >= "1970-01-01" && text < "2200-01-01"));

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();

// oxlint-disable-next-line no-control-regex
const unusableCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Text that a person typed: trimmed, at most `longest` characters, without control characters (line breaks and tabs
 * are kept) and without unpaired surrogates, which the database cannot store.
 */
export const textInput = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength),
    z.refine(
      (text) => !unusableCharacters.test(text) && text.isWellFormed(),
      withReason("unusable_characters"),
    ),
  );

/** Typed text that may be empty or null; both mean that there is none. */
export const nullableText = (longest: number) =>
  z.pipe(
    z.nullable(textInput(longest)),
    z.transform((text: string | null) => text || null),
  );

/** Like clearable text, but may also be missing. */
export const optionalText = (longest: number) => z._default(nullableText(longest), null);

/** `true` or `false` in a query. */
export const booleanParam = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text: "true" | "false") => text === "true"),
);

/** JSON passed as one query value, at most 2,000 characters; pipe it into the schema of its content. */
export const jsonParam = <Held>() =>
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((text: string, context): Held => {
      try {
        return JSON.parse(text) as Held;
      } catch {
        context.issues.push({ code: "custom", input: text, ...withReason("json") });
        return z.NEVER;
      }
    }),
  );
