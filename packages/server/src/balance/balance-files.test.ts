import { buffer } from "node:stream/consumers";
import { balanceExportQuery } from "@kreislauf/contract/balance";
import { type Language, permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reopenCsv, reopenSheets } from "../../test/assertions/reopen-sheets.ts";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { createManyTestOrders } from "../../test/factories/order.ts";
import { createWeighedOrder } from "../../test/factories/proof.ts";
import { runTestCommand } from "../../test/portal/run-command.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import type { Context } from "../base/context.ts";
import { downloadBalance } from "./balance-file.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const begin = async (format: "csv" | "xlsx", language: Language = "de") => {
  const actor = { ...company, permissions: new Set(Object.values(permission)), documentsEnabled: true };
  const context = {
    db: portal.database.db,
    actor,
    now: portal.now(),
    language,
    reloadActor: () => Promise.resolve(actor),
  } as unknown as Context;
  const { content } = await downloadBalance(context, balanceExportQuery.parse({ format, year: "2027" }));
  return content as AsyncIterable<Buffer>;
};
const weighAll = (on: string) =>
  portal.database.db
    .updateTable("orders")
    .set({ executed_on: on, weight_kg: 20, treatment_code: "R3" })
    .where("company_id", "=", company.companyId)
    .execute();

test("what is carried out while the file is written neither doubles nor loses a receipt", async () => {
  const rows = 1_100;
  await createManyTestOrders(portal, company, rows);
  await weighAll("2027-02-01");
  const chunks: Buffer[] = [];
  for await (const chunk of await begin("csv")) {
    chunks.push(chunk);
    await createWeighedOrder(portal, company, { on: "2027-02-20", kg: 10, wasteTypeId: 101 });
  }
  const orders = reopenCsv(Buffer.concat(chunks))
    .slice(1)
    .map(([, number]) => number);
  expect([orders.length, new Set(orders).size]).toEqual([rows, rows]);
});

test("a file ends when a site is taken away while it is written", async () => {
  await createWeighedOrder(portal, company, { on: "2027-02-01", kg: 10, wasteTypeId: 101 });
  const content = await begin("csv");
  await portal.database.db.deleteFrom("user_sites").where("user_id", "=", company.userId).execute();
  await expect(buffer(content)).rejects.toMatchObject({ code: "forbidden" });
});

test.each([
  ["de", "Grundlagen", "01.03.2027 09:00 Uhr", "CO₂: Verbrennung"],
  ["en", "Sources", "01.03.2027 09:00", "CO₂: Incineration"],
] as const)(
  "what the figures rest on is said in %s, by the clock of Berlin",
  async (language, sheet, at, co2) => {
    const set = ["emission-factor", "set", "2027", "incineration", "--factor=1200"];
    await runTestCommand(portal, ...set, "--source", "Umweltbundesamt", "--source-year", "2025");
    const sheets = await reopenSheets(await buffer(await begin("xlsx", language)));
    const lines = sheets[sheet] ?? [];
    expect(lines[1]?.[1]).toBe(at);
    expect(lines.at(-1)?.[0]).toBe(co2);
    await runTestCommand(portal, "emission-factor", "clear", "2027");
  },
);
