import { createHash } from "node:crypto";
import { permission } from "@kreislauf/contract/base";
import type { SeparationFolder } from "@kreislauf/contract/separation";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { createWeighedOrder } from "../../test/factories/proof.ts";
import { dataUri, testPdf, uploadTestSketch } from "../../test/factories/site.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { readZip } from "../base/files/read-zip.ts";

let portal: TestPortal;
let company: TestCompany;
const paper = 921;
const pdf = { fileName: "Angebot.pdf", file: testPdf() };

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.database.db
    .insertInto("waste_types")
    .values({ id: paper, description: "Papier", sort_key: "papier", avv_code: "200101", hazardous: false })
    .execute();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const place = () => ({ serviceLocationId: company.siteId, year: 2026 });
const textilesOf = ({ gaps }: SeparationFolder) => gaps.find(({ fraction }) => fraction === "textiles");
const readFolder = async () =>
  (
    await portal.call({
      path: `/separation/folder?year=2026&serviceLocationId=${company.siteId}`,
      token: company.token,
    })
  ).json<SeparationFolder>();

const add = (change: object = {}, token = company.token) =>
  portal.call({
    method: "POST",
    path: "/separation/evidence",
    token,
    body: { ...place(), subject: "textiles", kind: "offer", attachments: [pdf], ...change },
  });

const saveReason = (change: object = {}) =>
  portal.call({
    method: "POST",
    path: "/separation/reason",
    token: company.token,
    body: {
      ...place(),
      fraction: "textiles",
      reason: "not_reasonable",
      explanation: "Angebot liegt bei 41 €",
      version: 0,
      ...change,
    },
  });

test("evidence turns the gap of a reason green, and removed it is open again", async () => {
  expect(textilesOf((await saveReason()).json())).toMatchObject({ kind: "evidence", level: "incomplete" });
  const added = (await add()).json<SeparationFolder>();
  expect(textilesOf(added)?.level).toBe("complete");
  const [file] = added.evidence;
  expect(file).toMatchObject({ subject: "textiles", kind: "offer", fileName: "Angebot.pdf" });
  const path = `/separation/evidence/${file?.id}`;
  const loaded = await portal.call({ path, token: company.token });
  expect(loaded.json()).toEqual({ fileName: "Angebot.pdf", file: pdf.file });
  const removed = await portal.call({ method: "DELETE", path, token: company.token });
  expect(textilesOf(removed.json())?.level).toBe("incomplete");
  expect((await portal.call({ method: "DELETE", path, token: company.token })).statusCode).toBe(404);
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "before", "after"])
    .where("company_id", "=", company.companyId)
    .where("action", "in", ["separation_evidence_added", "separation_evidence_removed"])
    .orderBy("id")
    .execute();
  expect(log).toEqual([
    { action: "separation_evidence_added", before: {}, after: { documents: ["Angebot.pdf"] } },
    { action: "separation_evidence_removed", before: { documents: ["Angebot.pdf"] }, after: {} },
  ]);
});

test("a reason is saved with its evidence at once, or neither", async () => {
  const both = await saveReason({ attachments: [pdf], kind: "offer" });
  expect(textilesOf(both.json())?.level).toBe("complete");
  const broken = { fileName: "x.pdf", file: dataUri("application/pdf", "%PDF-1.7 half") };
  const refused = await saveReason({ version: 1, reason: "not_possible", attachments: [broken] });
  expect(refused.json()).toMatchObject({ code: "attachment_unusable" });
  expect((await readFolder()).rows.find((row) => row.class === "textiles")?.reason?.reason).toBe(
    "not_reasonable",
  );
});

test("five files fit into one place, also when they are sent one by one", async () => {
  for (let count = 0; count < 5; count += 1) expect((await add()).statusCode).toBe(200);
  expect((await add()).json()).toMatchObject({ code: "separation_evidence_full" });
  expect((await add({ subject: "glass" })).statusCode).toBe(200);
  expect((await add({ attachments: Array.from({ length: 6 }, () => pdf) })).statusCode).toBe(400);
});

test("a statement names its disposer, other evidence does not", async () => {
  expect((await add({ subject: "statement" })).statusCode).toBe(400);
  expect((await add({ disposer: "Fuldawerk" })).statusCode).toBe(400);
  expect((await add({ subject: "statement", kind: "statement", disposer: "Fuldawerk" })).statusCode).toBe(
    200,
  );
});

test("another company and people without the site find no evidence", async () => {
  const { evidence } = (await add()).json<SeparationFolder>();
  const path = `/separation/evidence/${evidence[0]?.id}`;
  const other = await createTestCompany(portal);
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.documentManager],
    siteIds: [],
  });
  for (const stranger of [other.token, token]) {
    expect((await add({}, stranger)).statusCode).toBe(404);
    expect((await portal.call({ path, token: stranger })).statusCode).toBe(404);
    expect((await portal.call({ method: "DELETE", path, token: stranger })).statusCode).toBe(404);
  }
  expect((await readFolder()).evidence).toHaveLength(1);
});

test("the ZIP has the folder, evidence and site plan, and a list with the hash of each file", async () => {
  await createWeighedOrder(portal, company, { on: "2026-05-04", kg: 900, wasteTypeId: paper });
  await saveReason({ attachments: [pdf], kind: "offer" });
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#dde4ea" } })
    .png()
    .toBuffer();
  const sketch = await uploadTestSketch(portal, company.token, dataUri("image/png", picture), "Hof.png");
  await portal.call({
    method: "PATCH",
    path: `/service-location/${company.siteId}`,
    body: { newRouteSketches: [sketch] },
    token: company.token,
  });
  const zip = await portal.call({
    path: `/separation/folder/zip?year=2026&serviceLocationId=${company.siteId}`,
    token: company.token,
  });
  const entries = readZip(zip.rawPayload);
  const folder = `GewAbfV-Ordner_2026_${company.siteId}.pdf`;
  expect([...entries.keys()]).toEqual([
    folder,
    "Belege/Textilien/Angebot.pdf",
    "Lageplan/Hof.png",
    "Inhalt.csv",
  ]);
  expect(entries.get("Lageplan/Hof.png")?.equals(picture)).toBe(true);
  const list = entries.get("Inhalt.csv")?.toString() ?? "";
  for (const [name, content] of entries) {
    const hash = createHash("sha256").update(content).digest("hex");
    expect(list.includes(hash)).toBe(name !== "Inhalt.csv");
  }
  expect(list).toContain("Belege/Textilien/Angebot.pdf;Textilien;Angebot;");
});
