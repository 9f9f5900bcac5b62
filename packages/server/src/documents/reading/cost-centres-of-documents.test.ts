import type { DocumentList } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { createExecutedTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const publish = (wish: Parameters<typeof createTestDocument>[2]) => createTestDocument(portal, company, wish);

async function orderChargedTo(costCentre: string): Promise<string> {
  const { id, number } = await createExecutedTestOrder(portal, company);
  await portal.database.db
    .updateTable("orders")
    .set({ cost_centre: costCentre })
    .where("id", "=", id)
    .execute();
  return number;
}

async function list(filter = "") {
  const answer = await portal.call({
    method: "POST",
    path: "/docuware/documents",
    body: { limit: 100, filter },
    token: company.token,
  });
  return answer.json<DocumentList>().documents;
}

test("a document names the cost centre of its figures, else of its order, and is found by it", async () => {
  const line = (orderNumber: string | null) => testLine({ quantity: 1, unitPrice: 100, orderNumber });
  const south = await orderChargedTo("Süd 4711");
  const north = await orderChargedTo("4720");
  const none = await orderChargedTo("");
  const ids = {
    ofOrder: (await publish({ type: "service_receipt", orderNumber: south })).id,
    ofLines: (await publish({ invoice: testFigures([line(north), line(north)]) })).id,
    several: (await publish({ invoice: testFigures([line(south), line(north)]) })).id,
    uncharged: (await publish({ type: "service_receipt", orderNumber: none })).id,
    nothing: (await publish({ invoice: testFigures([line(null)]) })).id,
  };
  const named = new Map(
    (await list()).map(({ id, costCentre, costCentreCount }) => [id, [costCentre, costCentreCount]]),
  );
  expect(Object.values(ids).map((id) => named.get(id))).toEqual([
    ["Süd 4711", 1],
    ["4720", 1],
    [null, 2],
    [null, 0],
    [null, 0],
  ]);
  const found = async (words: string) =>
    (await list(words)).map(({ id }) => id).toSorted((one, two) => one - two);
  expect(await found("4720")).toEqual([ids.ofLines, ids.several]);
  expect(await found("SÜD 4711")).toEqual([ids.ofOrder, ids.several]);
});
