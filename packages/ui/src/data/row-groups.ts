export interface RowGroupHeading {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Somebody has to act on the rows of this group. */
  readonly isUrgent?: boolean;
  /** How many rows the group has on all pages; undefined until they are counted. */
  readonly count: number | undefined;
}

/** Divides the rows of a list into groups with headings. The rows of a group are consecutive. */
export interface RowGroups<Row> {
  readonly keyOf: (row: Row) => string;
  /** The heading of the group that this row belongs to. */
  readonly headingOf: (row: Row) => RowGroupHeading;
}

interface RowGroup<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly heading?: RowGroupHeading;
}

/** The groups of a list, in the order of their first rows; a single one without a heading if `groups` is undefined. */
export function groupRows<Row>(
  rows: readonly Row[],
  groups: RowGroups<Row> | undefined,
): readonly RowGroup<Row>[] {
  if (groups === undefined) return [{ key: "", rows }];
  return [...Map.groupBy(rows, groups.keyOf)].map(([key, [first, ...rest]]) => ({
    key,
    rows: [first as Row, ...rest],
    heading: groups.headingOf(first as Row),
  }));
}
