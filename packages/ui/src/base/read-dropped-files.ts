/** The dropped files, including all files in dropped folders. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<readonly File[]> {
  // Read before the first await: the browser empties the list after the event.
  const entries = [...transfer.items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  const files = [...transfer.files];
  if (entries.every(({ isFile }) => isFile)) return files;
  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry instanceof FileSystemFileEntry) {
    const { promise, resolve, reject } = Promise.withResolvers<File>();
    entry.file(resolve, reject);
    return [await promise];
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  // Each call of `readEntries` returns up to 100 entries; an empty list means the end.
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<FileSystemEntry[]>();
    reader.readEntries(resolve, reject);
    const entries = await promise;
    if (entries.length === 0) return found;
    found.push(...(await Promise.all(entries.map(filesOf))).flat());
  }
}
