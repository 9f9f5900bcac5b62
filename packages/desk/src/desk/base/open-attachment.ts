/** How long the new tab may take to load the file, before its URL is revoked. */
const keptMilliseconds = 60_000;

/** Shows a photo or PDF, given as a data URI, in a new tab. */
export function openAttachment({ file }: { readonly file: string }): void {
  const [head = "", base64 = ""] = file.split(",");
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "application/pdf";
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  window.open(url, "_blank", "noopener");
  setTimeout(() => URL.revokeObjectURL(url), keptMilliseconds);
}
