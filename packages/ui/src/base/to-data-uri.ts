/** The file as a base64 data URI, as it is sent in requests. */
export async function toDataUri(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result as string));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
  // On systems that do not know HEIC the URI has no media type; the server checks the content instead.
  reader.readAsDataURL(file);
  return await promise;
}

/** The files as attachments of a request. */
export const toAttachments = (files: readonly File[]) =>
  Promise.all(files.map(async (file) => ({ fileName: file.name, file: await toDataUri(file) })));
