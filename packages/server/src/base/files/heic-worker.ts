import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";

const { bytes, maxPixels } = workerData as { readonly bytes: Uint8Array; readonly maxPixels: number };
const [picture] = await decode.all({ buffer: bytes });
if (picture === undefined || picture.width * picture.height > maxPixels) {
  throw new Error("There is no picture of a usable size.");
}
const { data, width, height } = await picture.decode();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window takes `targetOrigin`
parentPort?.postMessage({ data, width, height });
