/** A file as it travels: a base64 data URI. */
export async function toDataUri(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result as string));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
  // A system that does not know the type of HEIC names none; the server looks at the bytes.
  reader.readAsDataURL(file);
  return await promise;
}
