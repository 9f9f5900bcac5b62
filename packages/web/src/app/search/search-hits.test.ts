import { expect, test } from "vitest";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { documentFixture } from "../../documents/document.fixture.ts";
import { orderFixture } from "../../orders/base/order.fixture.ts";
import { documentHit, hasExactNumber, orderHit, siteHit } from "./search-hits.ts";

const [kassel] = siteLabelsFixture.serviceLocations;
if (kassel === undefined) throw new Error("The fixture has no site.");

test.each([
  ["1048401", true],
  ["104840", false],
  ["T-20588", true],
  ["t-20588", true],
  ["20588", true],
  ["588", false],
  ["PO 77", true],
  ["", false],
])("%j is a whole number of the order: %s", (words, isExact) => {
  const numbers = ["1048401", "PO 77", null, "T-20588"];
  expect(hasExactNumber({ numbers }, words)).toBe(isExact);
});

test.each([
  ["03224", true],
  ["2027-03224", true],
  ["RE-2027-03224", true],
  ["3224", false],
  ["2027", false],
])("%j is a whole number of the invoice, as people say it: %s", (words, isExact) => {
  expect(hasExactNumber({ numbers: ["RE-2027-03224"] }, words)).toBe(isExact);
});

test("the end of a site's number is none of its own", () => {
  expect(hasExactNumber({ numbers: ["4100-02"] }, "02")).toBe(false);
});

test("an order is told by waste, action and site, then number, day, ticket and own number", () => {
  const claim = { ticketNumber: "T-20588" } as NonNullable<typeof orderFixture.claim>;
  const order = { ...orderFixture, claim, customerOrderNumber: "4500012873" };
  expect(orderHit(order, kassel, "de")).toMatchObject({
    title: "Papier · Leeren · Kassel",
    detail: "1048401 · Mi., 26.05.2027 · Ticket T-20588 · 4500012873",
    href: "#/order/11",
  });
  const executed = { ...orderFixture, executedOn: "2027-05-25" };
  expect(orderHit(executed, undefined, "en")).toMatchObject({
    title: "Papier · Leeren",
    detail: "1048401 · Tue, 25.05.2027",
  });
});

test("a site and a document lead to themselves", () => {
  expect(siteHit(kassel)).toMatchObject({
    title: "Kassel",
    detail: "1201 · Lindenweg 12, 34125 Kassel",
    href: "#/settings/location/3",
  });
  expect(documentHit(documentFixture({ id: 8, orderNumber: "1048401" }), kassel, "de")).toMatchObject({
    title: "Rechnung RE-8 · Kassel",
    detail: "03.05.2027 · 1048401",
    href: "#/documents?documentType=invoice&document=8",
  });
});
