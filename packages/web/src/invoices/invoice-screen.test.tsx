import { type CheckedInvoiceLine, type InvoiceCheck, invoicesApi } from "@kreislauf/contract/invoices";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { InvoiceScreen } from "./invoice-screen.tsx";

const review: CheckedInvoiceLine["review"] = {
  state: null,
  version: 0,
  answerBy: null,
  creditNote: null,
  messages: [],
  canAccept: true,
  canDispute: true,
  canWithdraw: false,
};
const right: CheckedInvoiceLine = {
  position: 1,
  description: "Altholz, Tour",
  note: null,
  quantity: 1,
  unit: "Stk.",
  unitPrice: 12_800,
  netAmount: 12_800,
  serviceDate: "2027-05-12",
  order: { id: 21, number: "1048254" },
  receipt: { id: 9, number: "LN-884402" },
  hasPhoto: true,
  orderedAmount: 1,
  weighedKg: 2_860,
  agreed: { unitPrice: 12_800, version: "Preisliste 2027-01" },
  expectedAmount: 12_800,
  result: "matches",
  deviations: [],
  alsoOn: null,
  review,
};
const heavy: CheckedInvoiceLine = {
  ...right,
  position: 2,
  description: "Altholz, Verwertung",
  unit: "t",
  quantity: 3.12,
  unitPrice: 16_000,
  netAmount: 49_920,
  expectedAmount: 45_760,
  result: "deviates",
  deviations: [{ kind: "weight", difference: 4_160 }],
};
const empty: CheckedInvoiceLine = {
  ...right,
  position: 3,
  description: "Leerfahrt",
  order: null,
  receipt: null,
  hasPhoto: false,
  orderedAmount: null,
  weighedKg: null,
  agreed: null,
  netAmount: 6_742,
  expectedAmount: 0,
  result: "deviates",
  deviations: [{ kind: "no_order", difference: 6_742 }],
};
const invoice = (lines: CheckedInvoiceLine[] = [right, heavy, empty]): InvoiceCheck => ({
  id: 5,
  number: "RE-2027-03184",
  date: "2027-05-14",
  payment: null,
  dueDate: "2027-06-13",
  serviceLocationId: 1,
  site: "Werkstatt Süd, Kassel",
  costCentre: "4711",
  purchaseOrderNumber: null,
  netAmount: 69_462,
  grossAmount: 82_660,
  expectedAmount: 58_560,
  difference: 10_902,
  checkedAt: "2027-05-19T08:00:00Z",
  supersededBy: null,
  lines,
});

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function openScreen(width: number, shown = invoice()) {
  await page.viewport(width, 900);
  const network = fakeNetwork();
  network.on(invoicesApi.invoiceCheck, shown);
  signInAs();
  const { queryClient } = await renderScreen(<InvoiceScreen />, {
    route: "invoice",
    at: "/documents/invoice/5",
  });
  return { network, queryClient };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

test.each([1440, 390])(
  "each line shows what stands behind it, and only what differs asks for a decision, at %i px",
  async (width) => {
    const { network } = await openScreen(width);
    await expect.element(page.getByText("+41,60 €")).toBeVisible();
    await expect.element(page.getByText("Kein Auftrag gefunden")).toBeVisible();
    await expect.element(page.getByText(/3,120\st × 160,00/)).toBeVisible();
    await expect.element(page.getByText(/^gewogen 2,860\st$/).last()).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Auftrag 1048254" }).first())
      .toHaveAttribute("href", "#/order/21");
    expect(button("Annehmen: Position 1").elements()).toEqual([]);
    await expect.element(button("Annehmen: Position 2")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const accepted = network.on(
      invoicesApi.acceptInvoiceLines,
      invoice([
        { ...right, review: { ...review, state: "accepted", version: 1, canAccept: false } },
        heavy,
        empty,
      ]),
    );
    await button("1 passende annehmen").click();
    await vi.waitFor(() =>
      expect(accepted.map(({ body }) => body)).toEqual([{ lines: [{ position: 1, version: 0 }] }]),
    );
    await expect.element(page.getByText("Angenommen", { exact: true })).toBeVisible();
  },
);

test("a dispute has the reason that its deviation suggests, and shows what came of it", async () => {
  const { network } = await openScreen(1440);
  const messages = [
    {
      id: 1,
      event: "disputed" as const,
      reason: "weight" as const,
      text: "Der Wiegeschein zeigt 2,860 t.",
      at: "2027-05-19T08:00:00Z",
      fromProvider: false,
      author: "Jana Petersen",
      attachments: [],
    },
  ];
  const disputed = { ...review, state: "disputed" as const, version: 1, canAccept: false, canDispute: false };
  const sent = network.on(
    invoicesApi.disputeInvoiceLine,
    invoice([
      right,
      { ...heavy, review: { ...disputed, answerBy: "2027-05-26", canWithdraw: true, messages } },
      empty,
    ]),
  );
  await button("Beanstanden: Position 2").click();
  await expect.element(page.getByRole("radio", { name: /^Gewicht stimmt nicht/ })).toBeChecked();
  await page.getByLabelText("Was ist passiert? (optional)").fill("Der Wiegeschein zeigt 2,860 t.");
  await page.getByRole("dialog").getByRole("button", { name: "Beanstanden" }).click();
  await vi.waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 0, reason: "weight", text: "Der Wiegeschein zeigt 2,860 t.", attachments: [] },
    ]),
  );
  const thread = page.getByRole("region", { name: "Beanstandungen" });
  await expect.element(thread.getByText("Der Wiegeschein zeigt 2,860 t.")).toBeVisible();
  await expect.element(page.getByText("Antwort bis Mi., 26.05.2027")).toBeVisible();
});

test.each([1440, 390])("from a disputed line one comes to what was answered, at %i px", async (width) => {
  const message = {
    id: 1,
    reason: null,
    text: "",
    at: "2027-05-19T08:00:00Z",
    author: "Jana",
    attachments: [],
  };
  const messages = [
    { ...message, event: "disputed" as const, reason: "weight" as const, fromProvider: false },
    { ...message, id: 2, event: "declined" as const, text: "Die Waage ist geeicht.", fromProvider: true },
  ];
  const declined = { ...heavy, review: { ...review, state: "declined" as const, version: 2, messages } };
  const many = Array.from({ length: 20 }, (_, index) => ({ ...right, position: index + 4 }));
  await openScreen(width, invoice([right, declined, empty, ...many]));
  const answer = page.getByText("Die Waage ist geeicht.");
  await expect.element(answer).not.toBeInViewport();
  await button("Antwort lesen: Position 2").click();
  await expect.element(answer).toBeInViewport();
  await expect.element(page.getByRole("region", { name: "2 Altholz, Verwertung" })).toHaveFocus();
});

test("a dispute is of the line that was read; after a refusal of the one that is shown then", async () => {
  const { network, queryClient } = await openScreen(1440);
  await button("Beanstanden: Position 2").click();
  await page.getByLabelText("Was ist passiert? (optional)").fill("Der Wiegeschein zeigt 2,860 t.");
  const changed = { ...review, state: "accepted" as const, version: 1, canAccept: false };
  network.on(invoicesApi.invoiceCheck, invoice([right, { ...heavy, review: changed }, empty]));
  await queryClient.invalidateQueries();
  await expect.element(page.getByText("Angenommen", { exact: true })).toBeInTheDocument();
  const refused = network.on(
    invoicesApi.disputeInvoiceLine,
    refusal("invoice_line_changed", { message: "Neuer Stand." }),
  );
  const dispute = page.getByRole("dialog").getByRole("button", { name: "Beanstanden" });
  await dispute.click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent("Neuer Stand.");
  expect(refused.map(({ body }) => body)).toMatchObject([{ version: 0 }]);
  const sent = network.on(invoicesApi.disputeInvoiceLine, invoice());
  await dispute.click();
  await vi.waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([
      { version: 1, text: "Der Wiegeschein zeigt 2,860 t." },
    ]),
  );
});

test("an invoice that one may not see is neither named nor linked", async () => {
  const twice = { ...heavy, deviations: [{ kind: "billed_twice" as const, difference: 49_920 }] };
  await openScreen(1440, invoice([{ ...twice, alsoOn: { id: null, number: null } }]));
  await expect.element(page.getByText("auch auf einer anderen Rechnung")).toBeVisible();
  expect(page.getByRole("link", { name: /auch auf/ }).elements()).toEqual([]);
});

test("on a phone the payment, the last of five figures, has the row to itself", async () => {
  const payments = [{ date: "2027-05-15", amount: 9_632, reference: "" }];
  await openScreen(390, {
    ...invoice(),
    payment: { state: "part_paid", paidAmount: 9_632, openAmount: 14_448, payments },
  });
  const figure = (name: string) => page.getByText(name, { exact: true }).element().parentElement;
  await expect.element(page.getByText(/^Teilweise bezahlt/)).toBeVisible();
  const [one, two, last] = [figure("Rechnung netto"), figure("Unterschied"), figure("Zahlung")];
  expect(one?.offsetWidth).toBe(two?.offsetWidth);
  expect(last?.offsetWidth).toBeGreaterThan(1.9 * (one?.offsetWidth ?? 0));
});

test("an invoice is waited for in the shape of its figures and lines", async () => {
  await page.viewport(1440, 900);
  signInAs();
  fakeNetwork().on(invoicesApi.invoiceCheck, () => delayed<InvoiceCheck>().answer);
  await renderScreen(<InvoiceScreen />, { route: "invoice", at: "/documents/invoice/5" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Positionen" })).toBeVisible();
});
