const oid = {
  int8: 20,
  int8Array: 1016,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
} as const;

/**
 * Converts `2026-11-20 09:00:00.12+00` to ISO 8601 with milliseconds; the session's time zone is UTC on both
 * databases.
 */
function toInstantText(text: string): string {
  const fraction = text.slice("2026-11-20 09:00:00.".length, -"+00".length);
  // Joined, because V8 stores the result of a template as a rope (cons string), which is copied into one piece only
  // when read; one rope in an answer makes `JSON.stringify` take twice as long for the whole answer.
  return [text.slice(0, 10), "T", text.slice(11, 19), ".", fraction.slice(0, 3).padEnd(3, "0"), "Z"].join("");
}

/** Makes both databases return the same values: dates and instants as text, counts and weights as numbers. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.int8Array]: (text) => (text === "{}" ? [] : text.slice(1, -1).split(",").map(Number)),
  [oid.numeric]: Number,
  [oid.date]: (text) => text,
  [oid.timestamptz]: toInstantText,
};
