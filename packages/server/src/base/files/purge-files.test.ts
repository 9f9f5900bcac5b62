import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { testPhoto } from "../../../test/factories/photo.ts";
import { newSite, uploadTestSketch } from "../../../test/factories/site.ts";
import { startTestBucket, type TestBucket } from "../../../test/fakes/bucket.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { runTestCommand, runTestCommandWith } from "../../../test/portal/run-command.ts";
import { purgeFiles } from "./purge-files.ts";
import { type Files, openFiles } from "./files.ts";
import { removeOldSpoolFolders } from "./spool-folders.ts";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startTestBucket();
});
afterAll(() => bucket.close());

interface Store {
  readonly environment: () => Readonly<Record<string, string>>;
  readonly names: (portal: TestPortal) => Promise<readonly string[]>;
  /** Makes a file look as if it had been written that many hours ago. */
  readonly age: (portal: TestPortal, name: string, hours: number) => Promise<void>;
  readonly write: (portal: TestPortal, name: string) => Promise<void>;
}

const place = ({ config }: TestPortal, name: string) =>
  join(config.DATA_DIR, "files", name.slice(0, 2), name);

const stores: Readonly<Record<string, Store>> = {
  folder: {
    environment: () => ({}),
    names: async ({ config }) => {
      const entries = await readdir(join(config.DATA_DIR, "files"), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    age: (portal, name, hours) => utimes(place(portal, name), hoursAgo(hours), hoursAgo(hours)),
    write: (portal, name) => writeFile(place(portal, name), "half of it"),
  },
  bucket: {
    environment: () => ({ FILES_URL: bucket.url }),
    names: async () => [...bucket.objects.keys()],
    age: async (_portal, name, hours) => void bucket.writtenAt.set(name, hoursAgo(hours)),
    write: async (_portal, name) => void bucket.objects.set(name, Buffer.from("half of it")),
  },
};

describe.each(Object.entries(stores))("in a %s", (_name, store) => {
  let portal: TestPortal;
  let files: Files;
  let company: TestCompany;
  let acts: OrderActions;
  let logged: unknown[];

  beforeAll(async () => {
    portal = await openTestPortal(store.environment());
    files = await openFiles(portal.config);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.setNow(testNow);
    company = await createTestCompany(portal);
    acts = await createOrderActions(portal, company, await createTestKey(portal));
    logged = [];
  });

  const log = {
    info: (facts: unknown) => void logged.push(facts),
    error: (facts: unknown) => void logged.push(facts),
  };
  const cleanUp = () => purgeFiles({ db: portal.database.db, files, clock: portal, log: log as never });
  const exists = async (name: string) => (await store.names(portal)).includes(name);
  const aClaimableOrder = () => createTestOrder(portal, company, { desiredDate: "2027-02-22" });
  const rowOf = (id: number) =>
    portal.database.db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();

  test("a file without a row is removed after a day, others stay", async () => {
    const fresh = await files.write(randomBytes(1_000));
    const old = await files.write(randomBytes(1_000));
    await store.age(portal, old, 25);
    const almost = await files.write(randomBytes(1_000));
    await store.age(portal, almost, 23);
    await acts.claim(await aClaimableOrder(), { photo: testPhoto });
    const { content_hash: used } = await portal.database.db
      .selectFrom("files")
      .select("content_hash")
      .where("company_id", "=", company.companyId)
      .executeTakeFirstOrThrow();
    await store.age(portal, used, 1_000);

    await cleanUp();
    expect(logged).toEqual([{ unusedUploads: 0, orphanedFiles: 1, spoolFolders: 0 }]);
    expect(await Promise.all([fresh, old, almost, used].map(exists))).toEqual([true, false, true, true]);
    logged = [];
    await cleanUp();
    expect(logged).toEqual([]);
  });

  test("an orphan that is uploaded again while it is being removed stays", async () => {
    const content = randomBytes(1_000);
    const name = await files.write(content);
    await store.age(portal, name, 25);
    // Between the check of the rows and the removal, the same content is written again; its row is not committed yet.
    const racing = {
      ...files,
      async *list() {
        yield* files.list();
        await files.write(content);
      },
    };
    await purgeFiles({ db: portal.database.db, files: racing, clock: portal, log: log as never });
    expect(await files.read(name)).toEqual(content);
    expect(logged).toEqual([]);
    await store.age(portal, name, 25);
    await cleanUp();
    expect(await exists(name)).toBe(false);
  });

  test("what a killed process has half written is removed after a day, beside the whole", async () => {
    const whole = await files.write(randomBytes(1_000));
    const [half, underWay] = [`${whole}.${randomUUID()}`, `${whole}.${randomUUID()}`];
    for (const name of [half, underWay]) await store.write(portal, name);
    await store.age(portal, half, 25);
    await store.age(portal, underWay, 1);
    await cleanUp();
    expect(logged).toEqual([{ unusedUploads: 0, orphanedFiles: 1, spoolFolders: 0 }]);
    expect(await Promise.all([whole, half, underWay].map(exists))).toEqual([true, false, true]);
  });

  test("what is not the portal's stays", async () => {
    const [known] = [await files.write(randomBytes(10))];
    const foreign = `${known.slice(0, 2)}-readme.txt`;
    await store.write(portal, foreign);
    await store.age(portal, foreign, 1_000);
    await cleanUp();
    expect(await exists(foreign)).toBe(true);
  });

  test("an upload that is never used goes after a day, with its content", async () => {
    const photo = (await acts.upload(testPhoto)).body.fileId;
    const used = (await acts.upload(testPhoto)).body.fileId;
    const sketch = (await uploadTestSketch(portal, company.token)).fileId;
    await acts.claim(await aClaimableOrder(), { photo: used });
    const content = await rowOf(sketch);

    portal.setNow("2027-03-02T07:59:00Z");
    await cleanUp();
    expect(await rowOf(photo)).toBeDefined();

    portal.setNow("2027-03-02T08:01:00Z");
    await store.age(portal, content?.content_hash ?? "", 25);
    await cleanUp();
    expect(await rowOf(photo)).toBeUndefined();
    expect(await rowOf(sketch)).toBeUndefined();
    expect(await rowOf(used)).toBeDefined();
    expect(logged).toEqual([{ unusedUploads: 2, orphanedFiles: 1, spoolFolders: 0 }]);
    expect(await exists(content?.content_hash ?? "")).toBe(false);
    expect((await acts.claim(await aClaimableOrder(), { photo })).status).toBe(404);
  });

  /** Creates a person with an unused upload; returns also the name under which its content is stored. */
  async function aPersonWithUpload() {
    const { userId } = await createTestUser(portal, company.companyId, {
      permissions: [11, 14, 17],
      siteIds: [company.siteId],
    });
    const sharp = randomBytes(64).toString("hex");
    const pdf = Buffer.from(`%PDF-1.4\n% ${sharp}\nstartxref\n0\n%%EOF\n`);
    const file = `data:application/pdf;base64,${pdf.toString("base64")}`;
    const upload = async () => {
      const answer = await portal.call({
        method: "POST",
        path: "/service-location/sketch",
        body: { fileName: "a.pdf", file },
        token: company.token,
      });
      return answer.json<{ fileId: number }>().fileId;
    };
    const fileId = await upload();
    await portal.database.db
      .updateTable("files")
      .set({ uploaded_by: userId })
      .where("id", "=", fileId)
      .execute();
    return { userId, fileId, hash: createHash("sha256").update(pdf).digest("hex"), upload };
  }

  test("erasing a person removes their unused uploads at once, and what is left of others", async () => {
    const { userId, fileId, hash } = await aPersonWithUpload();
    const old = await files.write(randomBytes(1_000));
    await store.age(portal, old, 25);
    expect(await exists(hash)).toBe(true);

    const { ok, lines } = await runTestCommand(portal, "person", "erase", String(userId));
    expect(ok, lines.join("\n")).toBe(true);
    expect(await rowOf(fileId)).toBeUndefined();
    expect(await Promise.all([hash, old].map(exists))).toEqual([false, false]);
  });

  test("what somebody else uploads while a person with the same file is erased stays", async () => {
    const { userId, hash, upload } = await aPersonWithUpload();
    let again: number | undefined;
    const racing: Files = {
      ...files,
      remove: async (name) => {
        again = await upload();
        await files.remove(name);
      },
      removeIfOlder: async (name, before) => {
        again = await upload();
        return await files.removeIfOlder(name, before);
      },
    };
    expect((await runTestCommandWith(portal, racing, "person", "erase", String(userId))).ok).toBe(true);
    expect(await rowOf(again ?? 0)).toMatchObject({ content_hash: hash });
    expect(await exists(hash)).toBe(true);
  });

  test("a person may have forty unused uploads, and goes on once they are used or gone", async () => {
    const upload = () => acts.upload(testPhoto);
    const sent: Awaited<ReturnType<typeof upload>>[] = [];
    // Only a few at once, so that none waits long for a connection.
    while (sent.length < 42) sent.push(...(await Promise.all([upload(), upload(), upload()])));
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    const refused = await portal.call({
      method: "POST",
      path: "/service-location/sketch",
      body: {
        fileName: "a.pdf",
        file: `data:application/pdf;base64,${Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF\n").toString("base64")}`,
      },
      token: company.token,
    });
    expect(statusAndCode(refused)).toEqual([409, "too_many_uploads"]);
    const colleague = await createTestCompany(portal);
    expect((await uploadTestSketch(portal, colleague.token)).fileId).toBeGreaterThan(0);

    const first = sent.find(({ status }) => status === 201);
    await acts.claim(await aClaimableOrder(), { photo: first?.body.fileId ?? 0 });
    expect((await upload()).status).toBe(201);
    expect((await upload()).status).toBe(409);
    portal.setNow("2027-03-02T08:01:00Z");
    await cleanUp();
    expect((await upload()).status).toBe(201);
  });
});

test("temporary folders of killed processes are removed after a day, those of others stay", async () => {
  const parent = await mkdtemp(join(tmpdir(), "kreislauf-temporary-"));
  vi.stubEnv("TMPDIR", parent);
  try {
    const [old, fresh, foreign] = ["kreislauf-spool-old", "kreislauf-spool-new", "somebody-else"];
    for (const name of [old, fresh, foreign]) {
      await mkdir(join(parent, name));
      await writeFile(join(parent, name, "content"), "half of it");
    }
    for (const name of [old, foreign]) await utimes(join(parent, name), hoursAgo(25), hoursAgo(25));
    expect(await removeOldSpoolFolders()).toBe(1);
    expect((await readdir(parent)).toSorted()).toEqual([fresh, foreign].toSorted());
  } finally {
    vi.unstubAllEnvs();
    await rm(parent, { recursive: true });
  }
});

test("an upload is used for what it was made for only", async () => {
  const portal = await openTestPortal();
  const company = await createTestCompany(portal);
  const acts = await createOrderActions(portal, company, await createTestKey(portal));
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
  const photo = (await acts.upload(testPhoto)).body.fileId;
  // A photo as a sketch: the same kind of picture, but uploaded for another purpose.
  const sketch = (await uploadTestSketch(portal, company.token, testPhoto, "skizze.jpg")).fileId;
  expect((await acts.claim(orderId, { photo: sketch })).status).toBe(404);
  const site = (fileId: number) =>
    portal.call({
      method: "POST",
      path: "/service-location/create",
      body: { ...newSite, routeSketches: [{ fileId, fileName: "skizze.jpg" }] },
      token: company.token,
    });
  expect(statusAndCode(await site(photo))).toEqual([404, "not_found"]);
  expect((await acts.claim(orderId, { photo })).status).toBe(200);
  expect((await site(sketch)).statusCode).toBe(201);
  await portal.close();
});
