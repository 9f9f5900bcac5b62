import { createHash } from "node:crypto";
import sharp from "sharp";
import { type PossibleOrder, send } from "./possible-orders.ts";

/** What became of the photos that were uploaded. */
export interface UploadLog {
  readonly statuses: Map<string, number>;
  /** Answers of 503 that do not say when to try again. */
  withoutRetryAfter: number;
  /** In seconds. */
  slowest: number;
}

/** Uploads one photo after the other, each with pixels of its own, until it is over. */
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
