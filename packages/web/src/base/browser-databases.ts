/** Nothing of the app lives in the browser's databases; whatever an earlier version left there goes (product.md section 4). */
export async function deleteBrowserDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
  } catch {
    // Some browsers cannot list their databases, or forbid them altogether.
  }
}
