import { type Language, Refusal } from "@kreislauf/contract/base";
import type { Scope } from "../base/context.ts";
import type { Sheet } from "../base/sheets/sheet.ts";

/** The person who gets a file, with the time and the language of the file. */
export interface ExportReader extends Scope {
  readonly now: Temporal.Instant;
  readonly language: Language;
  /** Throws if the person may no longer export. Called before every page. */
  readonly ensureStillAllowed: () => Promise<void>;
}

/** A file before its first row is written. The number of rows is known; the rows are read while the file is written. */
export interface ExportFile {
  readonly rowCount: number;
  readonly sheets: readonly [Sheet, ...Sheet[]];
  /** The ids of the sites in the rows written so far. */
  readonly sites: ReadonlySet<number>;
}

/**
 * Sorts rows in the sequence of the ids. Such rows are never deleted, so a missing row means that its site was
 * unassigned from the person meanwhile. This refuses the file.
 */
export function sortByIds<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new Refusal("forbidden");
    return row;
  });
}
