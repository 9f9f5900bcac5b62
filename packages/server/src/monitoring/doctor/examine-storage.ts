import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { about, type Diagnosis, inBytes, type Patient } from "./diagnosis.ts";

/**
 * The disk is too full if fewer bytes than this are free (enough for uploads of some days), and less than a tenth of
 * the disk.
 */
const fewFreeBytes = 2_000_000_000;
const fewFreeShare = 0.1;

export async function examineFiles({ files, config }: Patient): Promise<readonly Diagnosis[]> {
  await files.check();
  const place =
    config.FILES_URL === undefined ? "the folder" : `the bucket at ${new URL(config.FILES_URL).host}`;
  return [about("files").ok(`A file can be written to ${place}.`)];
}

export async function examineDisk({ config }: Patient): Promise<readonly Diagnosis[]> {
  const { ok, wrong } = about("disk");
  const { bavail, blocks, bsize, ffree, files } = await statfs(nearestFolder(config.DATA_DIR));
  const [free, whole] = [bavail * bsize, blocks * bsize];
  const text = `${inBytes(free)} of ${inBytes(whole)} are free below ${config.DATA_DIR}.`;
  if (files > 0 && ffree === 0)
    return [wrong(`No file can be added below ${config.DATA_DIR}: no inode is free.`)];
  return [free < Math.min(fewFreeBytes, whole * fewFreeShare) ? wrong(text) : ok(text)];
}

/** The folder itself or, if it does not exist yet, the nearest existing folder above it. */
function nearestFolder(folder: string): string {
  const place = resolve(folder);
  return existsSync(place) ? place : nearestFolder(dirname(place));
}
