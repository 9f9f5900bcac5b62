import type { Formats } from "./format.ts";

/** Bytes as `340 kB`, from one megabyte on as `3,4 MB`. */
export const fileSize = (bytes: number, { number }: Formats): string =>
  bytes < 1_000_000
    ? `${number(Math.ceil(bytes / 1000))}\u00A0kB`
    : `${number(Math.round(bytes / 100_000) / 10)}\u00A0MB`;
