import { type Language, Refusal } from "@kreislauf/contract/base";
import type { Scope } from "../base/context.ts";
import type { Sheet } from "../base/sheet.ts";

/** Whoever a file is for. */
export interface ExportReader extends Scope {
  readonly now: Temporal.Instant;
  readonly language: Language;
  /** Fails once the person may no longer export. Asked before every page. */
  readonly ensureMay: () => Promise<void>;
}

/** A file before its first row is written: how long it will be is known, what stands in it is read as it goes. */
export interface ExportFile {
  readonly rowCount: number;
  readonly sheets: readonly [Sheet, ...Sheet[]];
  /** Sites it tells of, as far as it is written. */
  readonly sites: ReadonlySet<number>;
}

/**
 * Rows in the order of their ids. What is not there any more belongs to a site that was taken away meanwhile, since
 * nothing of the kind is ever deleted: then the file ends.
 */
export function inOrder<Row extends { readonly id: number }>(
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
