/** Rows read at a time: little enough that nobody waits for their formatting. */
const pageRows = 1_000;

/** Whoever reads for long: fails once they may no longer. */
interface Reader {
  readonly ensureMay: () => Promise<void>;
}

/**
 * Reads rows by their ids, page by page; the next page is on its way while one is written. Whether the reader still may
 * is asked beside it: an answer that had to be heard first would wait until the writing is over, and the page after it.
 */
export async function* readPages<Row>(
  reader: Reader,
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const pageAt = async (at: number) => {
    const [rows] = await Promise.all([read(ids.slice(at, at + pageRows)), reader.ensureMay()]);
    return rows;
  };
  let page = ids.length > 0 ? pageAt(0) : undefined;
  for (let at = pageRows; page !== undefined; at += pageRows) {
    const rows = await page;
    page = at < ids.length ? pageAt(at) : undefined;
    // Whoever stops reading does not care how the next page ends.
    page?.catch(() => undefined);
    yield rows;
  }
}
