export interface RowGroupHeading {
  readonly title: string;
  readonly hint?: string | undefined;
  /** These rows wait for somebody. */
  readonly isUrgent?: boolean;
  /** All rows of the group, on other pages too; undefined until they are counted. */
  readonly count: number | undefined;
}

/** Parts of a list under headings of their own; the rows of a part follow each other. */
export interface RowGroups<Row> {
  readonly keyOf: (row: Row) => string;
  /** The heading of the part that this row belongs to. */
  readonly headingOf: (row: Row) => RowGroupHeading;
}

interface RowGroup<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly heading?: RowGroupHeading;
}

/** The parts of a list; a single one without a heading where there are no groups. */
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
