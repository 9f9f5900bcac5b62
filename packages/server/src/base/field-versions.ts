import { createHash } from "node:crypto";

/** The fields of a record as a form shows them. The sequence of the values in a list does not matter. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * The version of a record: a short digest of each field. A change is refused only if somebody else has changed the same
 * field since.
 */
export const versionOf = (record: Fields): string => Object.values(record).map(digest).join(".");

/** The names of the fields that have changed since the version. */
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
