import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { testPhoto } from "../../../test/factories/photo.ts";
import { startTestBucket } from "../../../test/fakes/bucket.ts";
import { openTestPortal, statusAndCode } from "../../../test/portal/portal.ts";

let disk: string;
let isMounted = false;

/** Mounts a disk of one megabyte, which only root may do. */
beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), "kreislauf-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], { stdio: "ignore" });
    isMounted = true;
  } catch {
    isMounted = false;
  }
});
afterEach(async () => {
  if (isMounted) execFileSync("umount", ["--lazy", disk]);
  await rm(disk, { recursive: true });
});

test("on a full disk an upload is asked to come back, and the server says that it is not ready", async (context) => {
  if (!isMounted) context.skip("A disk can be mounted by root only.");
  const portal = await openTestPortal({ DATA_DIR: disk });
  try {
    const { token } = await createTestCompany(portal);
    const upload = () =>
      portal.call({ method: "POST", path: "/order/claim-photo", body: { photo: testPhoto }, token });
    const ready = () => portal.call({ path: "/ready" });
    expect([(await upload()).statusCode, (await ready()).statusCode]).toEqual([201, 200]);

    const filler = join(disk, "filler");
    await expect(writeFile(filler, randomBytes(2 ** 21))).rejects.toThrow("ENOSPC");
    for (const answer of [await upload(), await ready()]) {
      expect(statusAndCode(answer)).toEqual([503, "unavailable"]);
      expect(answer.headers["retry-after"]).toBe("10");
    }
    expect((await portal.call({ path: "/health" })).statusCode).toBe(200);

    await rm(filler);
    expect([(await upload()).statusCode, (await ready()).statusCode]).toEqual([201, 200]);
  } finally {
    await portal.close();
  }
});

test("with a bucket the server is not ready while that, or the disk of temporary files, cannot be written", async (context) => {
  if (!isMounted) context.skip("A disk can be mounted by root only.");
  const bucket = await startTestBucket();
  const portal = await openTestPortal({ FILES_URL: bucket.url });
  vi.stubEnv("TMPDIR", disk);
  try {
    const ready = async () => (await portal.call({ path: "/ready" })).statusCode;
    expect(await ready()).toBe(200);
    bucket.isReadOnly = true;
    expect(await ready()).toBe(503);
    bucket.isReadOnly = false;
    expect(await ready()).toBe(200);

    const filler = join(disk, "filler");
    await expect(writeFile(filler, randomBytes(2 ** 21))).rejects.toThrow("ENOSPC");
    expect(await ready()).toBe(503);
    await rm(filler);
    expect(await ready()).toBe(200);
    expect([...bucket.objects.keys()]).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    await portal.close();
    await bucket.close();
  }
});
