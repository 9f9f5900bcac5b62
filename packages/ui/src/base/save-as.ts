/** Makes the browser save the content of a blob or data URI as a file. */
export function saveAs(address: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
}
