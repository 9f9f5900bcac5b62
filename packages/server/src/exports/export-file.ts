import { type Language, Refusal } from "@kreislauf/contract/base";
import type { Scope } from "../base/context.ts";
import type { Sheet } from "../base/sheets/sheet.ts";

/** The recipient of a file. */
export interface ExportReader extends Scope {
  readonly now: Temporal.Instant;
  readonly language: Language;
  /** Fails once the person may no longer export. Checked before every page. */
  readonly ensureStillAllowed: () => Promise<void>;
}

/** A file before its first row is written: its length is known, its rows are read while writing. */
export interface ExportFile {
  readonly rowCount: number;
  readonly sheets: readonly [Sheet, ...Sheet[]];
  /** The sites it contains, as far as it is written. */
  readonly sites: ReadonlySet<number>;
}

/**
 * Rows in the order of their ids. If one is missing, its site was unassigned meanwhile, because such rows are never
 * deleted: then the file ends.
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
