import { createHash } from "node:crypto";
import sharp from "sharp";
import { type PossibleOrder, send } from "./possible-orders.ts";

/** What the portal answered to uploads of photos. */
export interface UploadLog {
  readonly statuses: Map<string, number>;
  /** Number of answers with status 503 that have no `retry-after` header. */
  withoutRetryAfter: number;
  /** Duration of the slowest upload in seconds. */
  slowest: number;
}

/** Uploads one photo after the other until `isOver` returns true. Each photo is different. */
export async function uploadPhotos(
  url: string,
  possible: readonly PossibleOrder[],
  isOver: () => boolean,
  log: UploadLog = { statuses: new Map(), withoutRetryAfter: 0, slowest: 0 },
): Promise<UploadLog> {
  for (let index = 0; !isOver(); index += 1) {
    const { headers = {} } = possible[index % possible.length] ?? {};
    const photo = await takePhoto(index);
    const began = performance.now();
    const answer = await send(`${url}/api/order/claim-photo`, headers, { photo }).catch(() => undefined);
    log.slowest = Math.max(log.slowest, (performance.now() - began) / 1_000);
    const status = answer === undefined ? "broken off" : `${answer.status}`;
    log.statuses.set(status, (log.statuses.get(status) ?? 0) + 1);
    if (answer?.status === 503 && !answer.headers.has("retry-after")) log.withoutRetryAfter += 1;
  }
  return log;
}

async function takePhoto(index: number): Promise<string> {
  const pixels = sharp({
    create: {
      width: 40 + (index % 50),
      height: 40 + Math.round(Math.random() * 400),
      channels: 3,
      background: `#${createHash("md5").update(`${index} ${Math.random()}`).digest("hex").slice(0, 6)}`,
    },
  });
  return `data:image/jpeg;base64,${(await pixels.jpeg().toBuffer()).toString("base64")}`;
}
