import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** The tests run the operator's command line as a separate process on embedded data in this folder. */

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function runPortal(dataDir: string, ...words: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<{ readonly ok: boolean; readonly output: string }>();
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  execFile(
    process.execPath,
    [join(import.meta.dirname, "portal.ts"), ...words],
    { env },
    (error, stdout, stderr) => resolve({ ok: error === null, output: stdout + stderr }),
  );
  return await promise;
}

test.each([["doctor"], ["backup", "portal.backup"], ["person", "export", "a@test.example", "a.json"]])(
  "'%s' makes no database where there is none, as behind a mistyped path",
  async (...words) => {
    const mistyped = join(folder, "mistyped");
    const refused = await runPortal(mistyped, ...words);
    expect(refused.ok).toBe(false);
    expect(refused.output).toBe(`${mistyped} has no database. Is it the DATA_DIR of the portal?\n`);
    expect(existsSync(mistyped)).toBe(false);
  },
);

test("the first company may be made before the first start", async () => {
  const made = await runPortal(folder, "company", "create", "--name", "Holm Bau", "--number", "4711");
  expect(made).toEqual({ ok: true, output: expect.stringContaining("Holm Bau") as string });
  expect((await runPortal(folder, "key", "list")).ok).toBe(true);
});
