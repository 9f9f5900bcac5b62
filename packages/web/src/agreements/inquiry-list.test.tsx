import { agreementsApi, type Inquiry } from "@kreislauf/contract/agreements";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { InquiryList } from "./inquiry-list.tsx";

const inquiry = (inquiryId: number, fields: Partial<Inquiry> = {}): Inquiry => ({
  inquiryId,
  serviceLocationId: 3,
  wasteType: { id: 101, description: "Papier" },
  containerType: { id: 201, description: "Umleerbehälter 1.100 l" },
  customWasteType: null,
  customContainerType: null,
  customContainerSize: null,
  amount: null,
  note: null,
  attachments: [],
  createdOn: "2027-05-17T22:30:00Z",
  createdByUser: { id: 7, name: "Jana Petersen" },
  answer: null,
  quoteId: null,
  ...fields,
});

async function openList() {
  signInAs();
  await renderScreen(<InquiryList siteId={3} />, { route: "agreements", at: "/agreements?site=3" });
}
const names = page.getByRole("heading", { level: 3 });

test("the customer's own words stand for what the catalog lacks; days are Berlin's", async () => {
  const network = fakeNetwork();
  network.on(agreementsApi.listInquiries, {
    inquiries: [
      inquiry(1, {
        customWasteType: "Rapskuchen",
        customContainerType: "Silo",
        customContainerSize: "30 m³",
        amount: "2 im Monat",
      }),
      inquiry(2, { answer: { text: "Gern.\nAb Juni.", answeredOn: "2027-05-18T08:00:00Z" } }),
    ],
  });
  await openList();
  await expect.element(names.first()).toHaveTextContent("Rapskuchen, Silo 30 m³");
  await expect
    .element(page.getByText("Angefragt am 18.05.2027 von Jana Petersen · Menge: 2 im Monat"))
    .toBeVisible();
  await expect.element(names.nth(1)).toHaveTextContent("Papier, Umleerbehälter 1.100 l");
  await expect.element(page.getByText("Antwort vom 18.05.2027")).toBeVisible();
});

test("the newest three are shown, all of them at a press", async () => {
  const network = fakeNetwork();
  network.on(agreementsApi.listInquiries, { inquiries: [5, 4, 3, 2].map((id) => inquiry(id)) });
  await openList();
  await expect.element(names.nth(2)).toBeVisible();
  expect(names.elements()).toHaveLength(3);
  await page.getByRole("button", { name: "Alle 4 anzeigen" }).click();
  expect(names.elements()).toHaveLength(4);
});

test("where they do not come they are asked for again", async () => {
  const network = fakeNetwork();
  network.on(agreementsApi.listInquiries, refusal("internal"));
  await openList();
  await expect.element(page.getByText("Die Angebotsanfragen konnten nicht geladen werden")).toBeVisible();
  network.on(agreementsApi.listInquiries, { inquiries: [inquiry(1)] });
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(names.first()).toBeVisible();
});
