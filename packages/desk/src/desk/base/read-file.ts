import { toDataUri } from "@kreislauf/ui/base/to-data-uri.ts";

/** A chosen file as data URI of no particular type: browsers leave the media type out where they know none. */
export const readFileAsDataUri = async (file: File): Promise<string> =>
  (await toDataUri(file)).replace(/^data:[^,]*,/, "data:application/octet-stream;base64,");
