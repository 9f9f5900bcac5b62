import { readFile } from "node:fs/promises";

/** Resident memory of a process in bytes, read from Linux's `/proc`. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
}

export interface Sample {
  readonly minute: number;
  readonly bytes: number;
}

/** Growth in bytes per minute, by linear regression. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [minute, bytes] = [mean(samples.map((each) => each.minute)), mean(samples.map((each) => each.bytes))];
  const spread = samples.reduce((sum, each) => sum + (each.minute - minute) ** 2, 0);
  if (spread === 0) return 0;
  return samples.reduce((sum, each) => sum + (each.minute - minute) * (each.bytes - bytes), 0) / spread;
}
