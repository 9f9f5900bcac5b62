/** The app stores nothing in IndexedDB; this deletes what an earlier version left (docs/coverage.md 4.34). */
export async function deleteBrowserDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
  } catch {
    // Some browsers cannot list their databases or do not allow access to them; then nothing is deleted.
  }
}
