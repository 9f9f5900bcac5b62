/** Nothing of the app lives in the browser's databases; what an earlier version left goes (docs/coverage.md 4.34). */
export async function deleteBrowserDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
  } catch {
    // Some browsers cannot list their databases, or forbid them altogether.
  }
}
