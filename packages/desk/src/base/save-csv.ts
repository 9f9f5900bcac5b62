const quoted = (cell: string) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
/** Puts an apostrophe before a cell that a spreadsheet would take for a formula. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** Lets the browser save rows as a CSV file that a German Excel opens. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(";")).join("\r\n");
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
