/** Makes the browser save what an address refers to: a blob's or a data URI. */
export function saveAs(address: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
}
