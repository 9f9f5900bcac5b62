import { toDataUri } from "@kreislauf/ui/base/to-data-uri.ts";

/** A chosen file as a data URI, always with the general media type: browsers give none for files they do not know. */
export const readFileAsDataUri = async (file: File): Promise<string> =>
  (await toDataUri(file)).replace(/^data:[^,]*,/, "data:application/octet-stream;base64,");
