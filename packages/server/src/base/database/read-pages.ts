/** Rows read at a time: few enough that formatting them delays nobody. */
const pageRows = 1_000;

/** A reader of many rows; fails once the person may no longer read them. */
interface Reader {
  readonly ensureStillAllowed: () => Promise<void>;
}

/**
 * Reads rows by their ids, page by page, fetching the next page while one is written. The permission check runs in
 * parallel: awaiting it first would delay the next page until writing is done.
 */
export async function* readPages<Row>(
  reader: Reader,
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
  idsAtATime: number = pageRows,
): AsyncGenerator<readonly Row[]> {
  const pageAt = async (at: number) => {
    const [rows] = await Promise.all([read(ids.slice(at, at + idsAtATime)), reader.ensureStillAllowed()]);
    return rows;
  };
  let page = ids.length > 0 ? pageAt(0) : undefined;
  for (let at = idsAtATime; page !== undefined; at += idsAtATime) {
    const rows = await page;
    page = at < ids.length ? pageAt(at) : undefined;
    // Once the reader stops, errors of the page being fetched no longer matter.
    page?.catch(() => undefined);
    yield rows;
  }
}
