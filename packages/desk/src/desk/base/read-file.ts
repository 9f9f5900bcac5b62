/** A chosen file as data URI, which travels in JSON. */
export function readFileAsDataUri(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => {
    // Browsers leave the media type out where they know none.
    if (typeof reader.result === "string")
      resolve(reader.result.replace(/^data:[^,]*,/, "data:application/octet-stream;base64,"));
    else reject(new Error("unreadable"));
  });
  reader.addEventListener("error", () => reject(new Error("unreadable")));
  reader.readAsDataURL(file);
  return promise;
}
