import { createHash } from "node:crypto";

/** A record as a form shows it; lists are sets. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * The version of a record: a short digest of each field, so that a change is refused where somebody else changed the
 * same field, and nowhere else.
 */
export const versionOf = (record: Fields): string => Object.values(record).map(digest).join(".");

/** The fields of a record that are not as they were in a version. */
export function fieldsChangedSince<Record extends Fields>(
  version: string,
  record: Record,
): (keyof Record & string)[] {
  const seen = version.split(".");
  return Object.keys(record).filter((field, index) => digest(record[field]) !== seen[index]);
}

function digest(value: unknown): string {
  const content = JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}
