import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Db } from "../../base/database/database.ts";
import type { Files } from "../../base/files/files.ts";

/** One finding of the doctor about a topic: fine ("ok"), worth knowing ("note"), or to be repaired ("wrong"). */
export interface Diagnosis {
  readonly topic: string;
  readonly state: "ok" | "note" | "wrong";
  readonly text: string;
}

export interface Patient {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly files: Files;
}

export type Examination = (patient: Patient) => Promise<readonly Diagnosis[]>;

export const about = (topic: string) => ({
  ok: (text: string): Diagnosis => ({ topic, state: "ok", text }),
  note: (text: string): Diagnosis => ({ topic, state: "note", text }),
  wrong: (text: string): Diagnosis => ({ topic, state: "wrong", text }),
});

/** Timeout of one examination, so that a part that hangs does not hold back the other findings. */
const timeoutMilliseconds = 10_000;

/** Runs an examination. An error or a timeout becomes its finding. */
export async function examine(
  topic: string,
  patient: Patient,
  examination: Examination,
): Promise<readonly Diagnosis[]> {
  const { promise, resolve } = Promise.withResolvers<readonly Diagnosis[]>();
  const late = setTimeout(
    () => resolve([about(topic).wrong(`No answer within ${timeoutMilliseconds / 1_000} seconds.`)]),
    timeoutMilliseconds,
  );
  examination(patient).then(resolve, (error: unknown) => resolve([about(topic).wrong(explain(error))]));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
  }
}

/** Explains an error to the operator. Of several errors (a host with several IP addresses) the first says most. */
export function explain(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return "It failed without saying why.";
  const code = "code" in first ? String(first.code) : "";
  const meaning = meanings[code] ?? first.message;
  return first.cause instanceof Error ? `${meaning} (${first.cause.message})` : meaning;
}

const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Nothing listens at its address.",
  ENOTFOUND: "The name of its host is unknown.",
  ETIMEDOUT: "It does not answer.",
  EACCES: "The rights to write are missing.",
  EROFS: "The disk is read-only.",
  ENOSPC: "The disk is full.",
  "28P01": "The password of DATABASE_URL is wrong.",
  "3D000": "The database of DATABASE_URL does not exist.",
  "53300": "The database server takes no more connections.",
};

const units = ["bytes", "kB", "MB", "GB", "TB"] as const;

export function inBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1_000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power] ?? ""}`;
}

export function inTime(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} hours` : `${Math.round(seconds / 86_400)} days`;
}
