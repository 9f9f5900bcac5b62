import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AlreadyRunningError, lockEmbeddedData } from "./embedded-lock.ts";

const holdInAnotherProcess = async (file: string) => {
  const code = `
    const { lockEmbeddedData } = await import(${JSON.stringify(join(import.meta.dirname, "embedded-lock.ts"))});
    lockEmbeddedData(${JSON.stringify(file)});
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", code]);
  await once(holder.stdout, "data");
  return holder;
};

test("a second process is refused while the first lives, and let in once it was killed", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "lock-")), "database.lock");
  const holder = await holdInAnotherProcess(file);
  expect(() => lockEmbeddedData(file)).toThrow(AlreadyRunningError);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  const lock = lockEmbeddedData(file);
  expect(() => lockEmbeddedData(file)).toThrow(AlreadyRunningError);
  lock.release();
  lockEmbeddedData(file).release();
});
