import * as z from "zod/mini";
import type { FieldReason } from "./fields.texts.ts";

/** Gives a refinement the reason that its sentence is found by. */
export const because = (reason: FieldReason) => ({ params: { reason } });

/** The largest id: PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

/** An id in a body or an answer. */
export const id = z.int().check(z.minimum(1), z.maximum(largestId));

/** An id in a path or query, where everything arrives as text. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    id,
  ),
);

/** A whole number in a query between two bounds. */
export const wholeNumberText = (least: number, most: number) =>
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
 * Text that a person typed: trimmed, at most `longest` characters, without control characters
 * (line breaks and tabs stay) and without halves of characters, which the database cannot hold.
 */
export const typedText = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    z.refine((text) => !unusableCharacters.test(text) && text.isWellFormed(), because("unusable_characters")),
  );

/** Typed text that may be left empty or null; both mean that there is none. */
export const clearableText = (longest: number) =>
  z.pipe(
    z.nullable(typedText(longest)),
    z.transform((text: string | null) => text || null),
  );

/** Clearable text that may also be missing. */
export const optionalText = (longest: number) => z._default(clearableText(longest), null);

/** `true` or `false` in a query. */
export const booleanText = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text: "true" | "false") => text === "true"),
);

/** JSON that travels as one value of a query, at most 2,000 characters; pipe it into the schema of what it holds. */
export const jsonText = <Held>() =>
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((text: string, context): Held => {
      try {
        return JSON.parse(text) as Held;
      } catch {
        context.issues.push({ code: "custom", input: text, ...because("json") });
        return z.NEVER;
      }
    }),
  );
