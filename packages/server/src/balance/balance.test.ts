import type { BalanceReceipts, WasteBalance } from "@kreislauf/contract/balance";
import type { WasteStatistics } from "@kreislauf/contract/exports";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestDocument } from "../../test/factories/document.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { runTestCommand } from "../../test/portal/run-command.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  await createTestCompany(portal);
  const wastes = [
    { id: 9_161, description: "Altöl", sort_key: "altoel", avv_code: "130205", hazardous: true },
    { id: 9_111, description: "Papier", sort_key: "papier", avv_code: "200101", hazardous: false },
    { id: 9_151, description: "Bauschutt", sort_key: "bauschutt", avv_code: "170107", hazardous: false },
  ];
  await portal.database.db.insertInto("waste_types").values(wastes).execute();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

interface Disposal {
  readonly waste: number;
  readonly code: string;
  readonly kg: number | null;
  readonly on?: string;
  readonly isEstimated?: boolean;
  readonly siteId?: number;
}

async function dispose({ waste, code, kg, on = "2027-02-10", isEstimated = false, siteId }: Disposal) {
  const owner = { ...company, siteId: siteId ?? company.siteId };
  const id = await createTestOrder(portal, owner, { status: 2, desiredDate: on, executedOn: on });
  await portal.database.db
    .updateTable("orders")
    .set({ waste_type_id: waste, treatment_code: code, weight_kg: kg, weight_estimated: isEstimated })
    .where("id", "=", id)
    .execute();
  return id;
}

const get = async <Answer>(path: string, token = company.token) =>
  (await portal.call({ path, token })).json<Answer>();
const balance = (year = 2027) => get<WasteBalance>(`/balance?year=${year}`);

/** Disposals of a year; the tests contain their sums, computed by hand. */
async function disposeOfAYear() {
  await dispose({ waste: 9_111, code: "R3", kg: 2_140 });
  await dispose({ waste: 9_111, code: "R3", kg: 359.5, on: "2027-01-01" });
  await dispose({ waste: 9_161, code: "R9", kg: 698.125 });
  await dispose({ waste: 9_161, code: "D10", kg: 101.875, isEstimated: true });
  await dispose({ waste: 9_151, code: "R5", kg: 12_000 });
  await dispose({ waste: 9_111, code: "", kg: null });
  await dispose({ waste: 9_111, code: "R3", kg: 5_000, on: "2026-12-31" });
}

test("sums to the kilogram what the statistics of the same days sum", async () => {
  await disposeOfAYear();
  const found = await balance();
  expect(found).toMatchObject({
    dateFrom: "2027-01-01",
    dateTo: "2027-03-01",
    total: { disposals: 6, kg: 15_299.5, estimatedKg: 101.875 },
    hazardousKg: 800,
    construction: { kg: 12_000, recycledKg: 12_000 },
    unweighed: 1,
    emissions: [],
  });
  // The two rates: (15,197.625 − 12,000) / (15,299.5 − 12,000) and 15,197.625 / 15,299.5.
  expect(found.recyclingRate).toBeCloseTo(3_197.625 / 3_299.5, 12);
  expect(found.recoveryRate).toBeCloseTo(15_197.625 / 15_299.5, 12);
  const filled = found.cells.filter(({ kg }) => kg > 0);
  expect(filled.map(({ cell, hazardous, kg }) => [cell, hazardous, kg])).toEqual([
    ["recycling", true, 698.125],
    ["recycling", false, 14_499.5],
    ["incineration", true, 101.875],
  ]);
  expect(
    found.rows.map(({ avvCode, disposals, kg, recoveredKg, disposedKg }) => ({
      avvCode,
      disposals,
      kg,
      recoveredKg,
      disposedKg,
    })),
  ).toEqual([
    { avvCode: "13 02 05*", disposals: 2, kg: 800, recoveredKg: 698.125, disposedKg: 101.875 },
    { avvCode: "17 01 07", disposals: 1, kg: 12_000, recoveredKg: 12_000, disposedKg: 0 },
    { avvCode: "20 01 01", disposals: 3, kg: 2_499.5, recoveredKg: 2_499.5, disposedKg: 0 },
  ]);

  const days = `dateFrom=${found.dateFrom}&dateTo=${found.dateTo}`;
  const statistics = await get<WasteStatistics>(`/order/statistik?${days}`);
  const { current } = statistics.total;
  const sumOf = (cells: readonly string[]) =>
    found.cells.filter(({ cell }) => cells.includes(cell)).reduce((sum, { kg }) => sum + kg, 0);
  expect(current).toEqual({
    disposals: found.total.disposals,
    weightKg: found.total.kg,
    recoveredKg: sumOf(["reuse", "recycling", "otherRecovery"]),
    disposedKg: sumOf(["incineration", "landfill", "otherDisposal"]),
  });
  expect(statistics.hazardous.current.weightKg).toBe(found.hazardousKg);
  expect(statistics.unweighed).toBe(found.unweighed);
  expect((await balance(2026)).total.kg).toBe(5_000);
});

test("each figure has exactly its disposals, with the numbers of their receipts", async () => {
  await disposeOfAYear();
  const { cells, total } = await balance();
  let disposals = 0;
  for (const { cell, hazardous, kg, disposals: count } of cells) {
    const path = `/balance/receipts?year=2027&cell=${cell}&hazardous=${hazardous}`;
    const found = await get<BalanceReceipts>(path);
    expect([found.total, found.kg]).toEqual([count, kg]);
    expect(found.receipts).toHaveLength(count);
    disposals += found.total;
  }
  expect(disposals).toBe(total.disposals);
  const sumOf = async (figure: string) =>
    (await get<BalanceReceipts>(`/balance/receipts?year=2027${figure}`)).kg;
  const kgOf = (names: readonly string[]) =>
    cells.filter(({ cell }) => names.includes(cell)).reduce((sum, { kg }) => sum + kg, 0);
  expect(await sumOf("")).toBe(total.kg);
  expect(await sumOf("&cell=diverted")).toBe(kgOf(["reuse", "recycling", "otherRecovery"]));
  expect(await sumOf("&cell=directed")).toBe(kgOf(["incineration", "landfill", "otherDisposal"]));
  const coded = (await balance()).rows.filter(({ avvCode }) => avvCode !== "");
  expect(await sumOf("&avvCode=none")).toBe(total.kg - coded.reduce((sum, { kg }) => sum + kg, 0));
  const orderId = await dispose({ waste: 9_161, code: "D10", kg: 10 });
  const { order_number } = await portal.database.db
    .selectFrom("orders")
    .select("order_number")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const document = await createTestDocument(portal, company, {
    type: "service_receipt",
    number: `LN-${order_number}`,
    orderNumber: String(order_number),
  });
  const oil = await get<BalanceReceipts>("/balance/receipts?year=2027&avvCode=130205");
  expect(oil).toMatchObject({ total: 3, kg: 810, estimated: 1 });
  const withReceipt = oil.receipts.filter(({ receiptId }) => receiptId !== null);
  expect(withReceipt.map((each) => [each.orderId, each.receiptId, each.receiptNumber])).toEqual([
    [orderId, document.id, document.number],
  ]);
});

test("the files carry the receipts' numbers", async () => {
  await disposeOfAYear();
  const { receipts } = await get<BalanceReceipts>("/balance/receipts?year=2027");
  const csv = await portal.call({ path: "/balance/download?year=2027&format=csv", token: company.token });
  expect(csv.headers["content-disposition"]).toContain("Abfallbilanz_2027.csv");
  const lines = csv.body.trim().split("\r\n");
  expect(lines).toHaveLength(receipts.length + 1);
  for (const { orderNumber } of receipts) expect(csv.body).toContain(orderNumber);
  const xlsx = await portal.call({ path: "/balance/download?year=2027", token: company.token });
  expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, "PK"]);
  const logged = await portal.database.db
    .selectFrom("audit_log")
    .select("action")
    .where("company_id", "=", company.companyId)
    .where("action", "=", "waste_statistics_exported")
    .execute();
  expect(logged).toHaveLength(2);
});

test("the balance on paper has the sums, both rates, each receipt and what it rests on", async () => {
  await disposeOfAYear();
  const { receipts } = await get<BalanceReceipts>("/balance/receipts?year=2027");
  const answer = await portal.call({ path: "/balance/download?year=2027&format=pdf", token: company.token });
  const { extractText, getDocumentProxy } = await import("unpdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
    mergePages: true,
  });
  // 2,140 + 359.5 + 698.125 + 101.875 + 12,000 kg, of which 698.125 + 101.875 kg are hazardous.
  expect(text).toContain("Abfall gesamt 15,2995 t aus 6 Entsorgungen, davon gefährlich 0,800 t");
  // The two rates: 3,197.625 / 3,299.5 and 15,197.625 / 15,299.5.
  expect(text).toContain("Recyclingquote 96,9 %, ohne 12,000 t Bau- und Abbruchabfälle");
  expect(text).toContain("Verwertungsquote 99,3 %");
  expect(text).toContain("15,197625 t gewogen, 0,101875 t geschätzt");
  expect(text).toContain("1 Entsorgung ohne Gewicht, sie steht in keiner Summe");
  for (const { orderNumber } of receipts) expect(text).toContain(orderNumber);
  expect(text).toContain("Zuordnung der Verfahren 2026-1");
  expect(text).toContain("01.03.2027 09:00 Uhr");
});

test("shows assigned sites only", async () => {
  const other = await createTestSite(portal, company.companyId);
  await dispose({ waste: 9_111, code: "R3", kg: 7, siteId: other });
  await dispose({ waste: 9_111, code: "R3", kg: 5 });
  expect((await balance()).total.kg).toBe(5);
  for (const path of ["/balance?year=2027", "/balance/receipts?year=2027", "/balance/download?year=2027"]) {
    const answer = await portal.call({ path: `${path}&serviceLocationId=${other}`, token: company.token });
    expect(statusAndCode(answer)).toEqual([404, "not_found"]);
  }
  const manager = await createTestUser(portal, company.companyId, {
    permissions: [11, 24],
    siteIds: [company.siteId, other],
  });
  expect((await get<WasteBalance>("/balance?year=2027", manager.token)).total.kg).toBe(12);
});

test("CO2 has a figure only where the operator entered a factor with source and year", async () => {
  await disposeOfAYear();
  const run = (line: readonly string[]) => runTestCommand(portal, ...line);
  const set = ["emission-factor", "set", "2027", "incineration", "--factor=1200"];
  expect((await run([...set, "--source", "Umweltbundesamt"])).ok).toBe(false);
  expect((await run([...set, "--source-year", "2025"])).ok).toBe(false);
  expect((await balance()).emissions).toEqual([]);
  expect((await run([...set, "--source", "Umweltbundesamt", "--source-year", "2025"])).ok).toBe(true);
  // 101.875 kg of waste at 1,200 kg of CO2 per tonne are 122.25 kg of CO2.
  expect((await balance()).emissions).toEqual([
    { cell: "incineration", kgPerTonne: 1_200, source: "Umweltbundesamt", year: 2_025, tonnesCo2: 0.12225 },
  ]);
  expect((await balance(2026)).emissions).toEqual([]);
  expect((await run(["emission-factor", "list", "2027"])).lines.join()).toContain("Umweltbundesamt, 2025");
  await run(["emission-factor", "clear", "2027"]);
  expect((await balance()).emissions).toEqual([]);
});
