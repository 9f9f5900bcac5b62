/** Rows per page: few enough that formatting a page delays no other request. */
const pageRows = 1_000;

/** The person who reads the rows. `ensureStillAllowed` throws once they may no longer read them. */
interface Reader {
  readonly ensureStillAllowed: () => Promise<void>;
}

/**
 * Reads rows by their ids, page by page, and fetches the next page while the caller writes the current one. The
 * permission check runs in parallel with a fetch, because waiting for it first would delay the page.
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
    // If the caller stops early, errors of the page being fetched no longer matter.
    page?.catch(() => undefined);
    yield rows;
  }
}
