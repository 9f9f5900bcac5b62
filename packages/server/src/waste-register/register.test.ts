import { permission } from "@kreislauf/contract/base";
import type { WasteBalance } from "@kreislauf/contract/balance";
import type { WasteStatistics } from "@kreislauf/contract/exports";
import type { RegisterEntry, RegisterPage } from "@kreislauf/contract/waste-register";
import type { SeparationFolder } from "@kreislauf/contract/separation";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { testProof } from "../../test/examples/proof-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createWeighedOrder, makeAgreementHazardous } from "../../test/factories/proof.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { readCsv } from "../base/sheets/read-csv.ts";
import { renderRegisterPdf } from "./render-register-pdf.ts";

let portal: TestPortal;
let key: string;
let company: TestCompany;
let ids: { oil: number; wood: number; unweighed: number; before: number };

const year = "dateFrom=2027-01-01&dateTo=2027-12-31";

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  await makeAgreementHazardous(portal, company);
  ids = {
    before: await createWeighedOrder(portal, company, { on: "2026-12-31", kg: 5_000 }),
    wood: await createWeighedOrder(portal, company, { on: "2027-01-01", kg: 1_280, wasteTypeId: 101 }),
    oil: await createWeighedOrder(portal, company, { on: "2027-02-20", kg: 698.125 }),
    unweighed: await createWeighedOrder(portal, company, { on: "2027-02-22", kg: null, wasteTypeId: 101 }),
  };
  await provider("/proof/save", testProof(company.siteId));
  await provider(`/order/${ids.oil}/note`, {
    kind: "consignment",
    number: "14800437291",
    proofNumber: "ENF062104437",
    producer: { name: "Henrike Abel", signedAt: "2027-02-20T06:40:00Z" },
  });
});

const provider = (path: string, body: object) =>
  portal.call({
    method: "POST",
    path: `/provider/v1${path}`,
    body: { ...testEvent(portal), ...body },
    token: key,
  });
const call = (path: string, token = company.token) => portal.call({ path, token });
const register = async (query = year, token = company.token) =>
  (await call(`/records/register?${query}`, token)).json<RegisterPage>();

describe("the register", () => {
  test("has each disposal of the period, newest first, with its sum to the gram", async () => {
    const page = await register();
    expect(page.entries.map(({ orderId }) => orderId)).toEqual([ids.unweighed, ids.oil, ids.wood]);
    // 1,280 kg of wood and 698.125 kg of oil.
    expect(page).toMatchObject({ total: 3, hazardousTotal: 1, weightKg: 1_978.125, ruleSet: "2026-01" });
    expect(page.entries[1]).toMatchObject({
      date: "2027-02-20",
      wasteType: { avvCode: "13 02 05*", hazardous: true },
      weightKg: 698.125,
      formerWeightKg: null,
      disposer: "Fuldawerk Entsorgung GmbH",
      proofNumber: "ENF062104437",
      note: { kind: "consignment", number: "14800437291", isSigned: false },
    });
  });

  test("has the same sums as the waste statistics", async () => {
    const statistics = (await call(`/order/statistik?${year}`)).json<WasteStatistics>();
    const page = await register();
    expect(statistics.total.current).toMatchObject({ disposals: page.total, weightKg: page.weightKg });
    const hazardous = await register(`${year}&hazardous=true`);
    expect(statistics.hazardous.current.weightKg).toBe(hazardous.weightKg);
  });

  test("follows a corrected weight and keeps the former one", async () => {
    const correct = (weightKg: number) => provider(`/order/${ids.oil}/correct-weight`, { weightKg });
    expect((await correct(684)).statusCode).toBe(200);
    const page = await register();
    expect(page.weightKg).toBe(1_964);
    expect(page.entries[1]).toMatchObject({ weightKg: 684, formerWeightKg: 698.125 });
    expect((await correct(684)).json()).toMatchObject({ code: "weight_unchanged" });
    const open = await createWeighedOrder(portal, company, { on: "2027-02-25", kg: null });
    await portal.database.db
      .updateTable("orders")
      .set({ executed_on: null })
      .where("id", "=", open)
      .execute();
    const early = await provider(`/order/${open}/correct-weight`, { weightKg: 1 });
    expect(early.json()).toMatchObject({ code: "order_not_executed" });
  });

  test.each([
    ["search=14800437291", 1],
    ["search=ENF062104437", 1],
    ["search=alt%C3%B6l", 1],
    ["search=nichts", 0],
    ["wasteTypeIds=101", 2],
    ["wasteTypeIds=101&hazardous=true", 0],
    ["wasteTypeIds=999999", 0],
    ["hazardous=false", 2],
    ["hazardous=true", 1],
  ])("filtered by %s has %i entries", async (filter, count) => {
    expect((await register(`${year}&${filter}`)).total).toBe(count);
  });

  test("offers the waste types of the selection, whichever are chosen", async () => {
    const namesOf = (page: RegisterPage) => page.wasteTypes.map(({ id }) => id);
    const all = namesOf(await register());
    expect(all).toHaveLength(2);
    expect(namesOf(await register(`${year}&wasteTypeIds=101`))).toEqual(all);
    expect(namesOf(await register(`${year}&hazardous=false`))).toEqual([101]);
    const file = await call(`/records/register/download?${year}&wasteTypeIds=101&format=csv`);
    expect(readCsv(file.body.replace("\uFEFF", ""))).toHaveLength(3);
  });

  test("says of each mass whether it was estimated, on every way out", async () => {
    await portal.database.db
      .updateTable("orders")
      .set({ weight_estimated: true })
      .where("id", "in", [ids.wood, ids.unweighed])
      .execute();
    const page = await register();
    expect(page.entries.map(({ isEstimated }) => isEstimated)).toEqual([false, false, true]);
    const [head = [], ...rows] = readCsv(
      (await call(`/records/register/download?${year}&format=csv`)).body.replace("\uFEFF", ""),
    );
    expect(rows.map((row) => row[head.indexOf("geschätzt")])).toEqual(["ja", "nein", "nein"]);
  });

  test("a corrected mass is measured unless it is said to be estimated", async () => {
    const correct = (report: object) => provider(`/order/${ids.oil}/correct-weight`, report);
    const isEstimated = async () => (await register()).entries[1]?.isEstimated;
    await correct({ weightKg: 700, weightEstimated: true });
    expect(await isEstimated()).toBe(true);
    await correct({ weightKg: 684 });
    expect(await isEstimated()).toBe(false);
    await correct({ weightKg: 684, weightEstimated: true });
    expect(await isEstimated()).toBe(true);
    expect((await correct({ weightKg: 684, weightEstimated: true })).json()).toMatchObject({
      code: "weight_unchanged",
    });
  });

  test("a mass corrected twice moves register, statistics, balance and folder; the log has all of them", async () => {
    for (const weightKg of [684, 690.5]) await provider(`/order/${ids.oil}/correct-weight`, { weightKg });
    // The kg of wood and the corrected kg of oil.
    const expected = 1_970.5;
    expect((await register()).weightKg).toBe(expected);
    const statistics = (await call(`/order/statistik?${year}`)).json<WasteStatistics>();
    expect(statistics.total.current.weightKg).toBe(expected);
    expect((await call("/balance?year=2027")).json<WasteBalance>().total.kg).toBe(expected);
    const rows = (
      await call(`/separation/folder?year=2027&serviceLocationId=${company.siteId}`)
    ).json<SeparationFolder>().rows;
    expect(rows.reduce((sum, { kg }) => sum + kg, 0)).toBe(expected);
    const logged = await portal.database.db
      .selectFrom("order_log")
      .select("old")
      .where("order_id", "=", ids.oil)
      .where("change", "=", "weight_corrected")
      .orderBy("id")
      .execute();
    expect(logged.map(({ old }) => old)).toEqual([
      expect.objectContaining({ weightKg: 698.125 }),
      expect.objectContaining({ weightKg: 684 }),
    ]);
  });

  test("shows assigned sites only, to whoever may export or see documents", async () => {
    const other = await createTestSite(portal, company.companyId);
    expect((await call(`/records/register?${year}&serviceLocationId=${other}`)).statusCode).toBe(404);
    const elsewhere = await createTestUser(portal, company.companyId, {
      permissions: [permission.fileExportManager],
      siteIds: [other],
    });
    expect((await register(year, elsewhere.token)).total).toBe(0);
    const orderer = await createTestUser(portal, company.companyId, {
      permissions: [permission.orderManager],
      siteIds: [company.siteId],
    });
    expect((await call(`/records/register?${year}`, orderer.token)).statusCode).toBe(403);
  });
});

describe("its files", () => {
  test("as CSV reads back in without loss, oldest first", async () => {
    await provider(`/order/${ids.oil}/correct-weight`, { weightKg: 684.5 });
    const page = await register();
    const answer = await call(`/records/register/download?${year}&format=csv`);
    const [head, ...rows] = readCsv(answer.body.replace("\uFEFF", ""));
    const column = (name: string) => (head ?? []).indexOf(name);
    const german = (date: string) => date.split("-").toReversed().join(".");
    const kilograms = (kg: number | null) => (kg === null ? "" : String(kg).replace(".", ","));
    const written = (entry: RegisterEntry) => ({
      Datum: german(entry.date),
      Standort: entry.site.alias,
      "AVV-Nummer": entry.wasteType.avvCode,
      Abfallart: entry.wasteType.description,
      "Masse (kg)": kilograms(entry.weightKg),
      "Masse vor Korrektur (kg)": kilograms(entry.formerWeightKg),
      Beförderer: entry.carrier,
      Entsorger: entry.disposer,
      Nachweis: entry.proofNumber ?? "",
      Scheinnummer: entry.note?.number ?? "",
      Auftragsnummer: String(entry.orderNumber),
      Ort: entry.site.city,
      Gefährlich: entry.wasteType.hazardous ? "ja" : "nein",
      Verfahren: entry.treatmentCode ?? "",
      Scheinart:
        entry.note === null ? "" : entry.note.kind === "consignment" ? "Begleitschein" : "Übernahmeschein",
      "Von allen signiert": entry.note === null ? "" : entry.note.isSigned ? "ja" : "nein",
      Leistungsbeleg: entry.receiptNumber ?? "",
      geschätzt: entry.isEstimated ? "ja" : "nein",
    });
    const expected = page.entries.toReversed().map(written);
    const names = Object.keys(expected[0] ?? {});
    expect(names.toSorted()).toEqual(head?.toSorted());
    const read = rows.map((values) =>
      Object.fromEntries(names.map((name) => [name, values[column(name)] ?? ""])),
    );
    expect(read).toEqual(expected);
    expect(rows.map((values) => values[column("Masse (kg)")])).toEqual(["1280", "684,5", ""]);
  });

  test("are a workbook, too, and are noted in the log", async () => {
    const answer = await call(`/records/register/download?${year}&format=xlsx`);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
    const { after } = await portal.database.db
      .selectFrom("audit_log")
      .select("after")
      .where("action", "=", "register_exported")
      .where("company_id", "=", company.companyId)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ format: "xlsx", rows: 3 });
  });

  test("as PDF name rules, sources and the moment of the data", async () => {
    const answer = await call(`/records/register/download?${year}&format=pdf`);
    const { extractText, getDocumentProxy } = await import("unpdf");
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
      mergePages: true,
    });
    expect(text).toContain("Register der Entsorgungen");
    expect(text).toContain("3 Einträge, davon 1 gefährlich, zusammen 1,978125 t");
    expect(text).toContain("KrWG § 49, NachwV §§ 23, 24, Regelstand 2026-01");
    expect(text).toContain("01.03.2027 09:00 Uhr");
    expect(text.replaceAll("\n", " ")).toContain("Begleitschein 14800437291");
    expect(text.indexOf("01.01.2027", 200)).toBeLessThan(text.indexOf("20.02.2027"));
  });

  test("a long PDF repeats its basis on every page", async () => {
    const [entry] = (await register()).entries;
    const content = await renderRegisterPdf({
      language: "de",
      operatorName: "Nordwerk",
      companyName: "Testbetrieb",
      siteNames: [],
      selection: { dateFrom: "2027-01-01", dateTo: "2027-12-31" },
      entries: Array.from({ length: 60 }, () => entry as RegisterEntry),
      now: portal.now(),
    });
    const { extractText, getDocumentProxy } = await import("unpdf");
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)));
    expect(text.length).toBeGreaterThan(1);
    for (const page of text) expect(page).toContain("Regelstand 2026-01");
  });
});
