import { deskDocumentsApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal, unreachable } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { endDeskSession, endPageOfLockedAccount, storeDeskSession } from "../../base/desk-session.ts";
import { addFiles, checkFiles, joinFigures, usePublishing } from "./publishing.ts";
import { PublishTab } from "./publish-tab.tsx";

afterEach(endDeskSession);

const rule = "{type}_{number}_{period}";
const companyOf = (id: number, name: string, siteId: number) => ({
  id,
  customerNumber: `2000${id}`,
  name,
  sites: [{ id: siteId, name: `Standort ${siteId}`, siteNumber: null }],
});
const petersen = companyOf(1, "Holzbau Petersen", 11);
const behrens = companyOf(2, "Autohaus Behrens", 22);
/** What the server finds for a file of this company: its first site, and no published document. */
const foundOf = ({ id, sites }: typeof petersen) => ({
  companyId: id,
  siteId: sites[0]?.id ?? null,
  existing: null,
});

/** Shows the state of the batch, which lives outside the page, as JSON. */
function Batch() {
  const { files, companies, run, result } = usePublishing();
  return (
    <>
      <p data-testid="batch">{JSON.stringify([files.length, companies.length, run, result])}</p>
      <button type="button" onClick={() => void checkFiles(files.map(({ key }) => key))}>
        Alle prüfen
      </button>
    </>
  );
}
const batch = page.getByTestId("batch");

/** Opens the page with one file for each number; the file names say no customer. */
async function openTab(...numbers: readonly string[]) {
  const network = fakeNetwork();
  network.on(deskDocumentsApi.deskDocumentRule, { rule });
  network.on(deskDocumentsApi.deskDocumentCustomers, { customers: [petersen, behrens] });
  network.on(deskDocumentsApi.endDeskBatch, { documents: 1, people: 1 });
  const check = (company: typeof petersen | null) =>
    network.on(deskDocumentsApi.checkDeskDocuments, {
      companies: company === null ? [] : [company],
      files: numbers.map(() =>
        company === null ? { companyId: null, siteId: null, existing: null } : foundOf(company),
      ),
    });
  check(null);
  await renderDesk(
    <>
      <PublishTab />
      <Batch />
    </>,
    { at: "/documents" },
  );
  const files = numbers.map((number) => new File([`%PDF-1.7 ${number} %%EOF`], `LB_${number}_2027-04.pdf`));
  await addFiles(files, rule);
  return { network, check };
}

const publish = page.getByRole("button", { name: /veröffentlichen$/i });
const customer = page.getByLabelText(/^Kunde, /);
async function choose(company: typeof petersen) {
  await customer.fill(company.name.slice(0, 5));
  await page.getByText(company.customerNumber).click();
}

test("a document whose customer is changed is not published before the other one is checked", async () => {
  const { network, check } = await openTab("L-1");
  check(petersen);
  await choose(petersen);
  await expect.element(publish).toMatchTextContent("1 veröffentlichen");

  network.on(deskDocumentsApi.checkDeskDocuments, unreachable);
  await choose(behrens);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByText("Wird geprüft", { exact: true })).toBeVisible();
  await expect.element(publish).toHaveAttribute("aria-disabled", "true");

  check(behrens);
  await page.getByRole("alert").getByRole("button").click();
  const published = network.on(deskDocumentsApi.publishDeskDocument, {
    result: "published",
    documentId: 1,
    version: 1,
  });
  await publish.click();
  await expect.poll(() => published.map(({ body }) => body)).toMatchObject([{ serviceLocationId: 22 }]);
});

test("a number that somebody else has published meanwhile is checked again, and the refusal stays", async () => {
  const { network, check } = await openTab("L-1");
  check(petersen);
  await choose(petersen);
  const existing = {
    id: 7,
    companyId: 1,
    siteId: 11,
    version: 2,
    netAmount: null,
    publishedOn: "2027-05-17T07:00:00Z",
    hasSameContent: false,
    isCorrectable: true,
  };
  network.on(deskDocumentsApi.publishDeskDocument, () =>
    refusal("document_exists", { message: "Gibt es inzwischen." }),
  );
  network.on(deskDocumentsApi.checkDeskDocuments, {
    companies: [petersen],
    files: [{ ...foundOf(petersen), existing }],
  });
  await publish.click();
  await expect.element(page.getByText("Gibt es inzwischen.").first()).toBeVisible();
  await page.getByRole("button", { name: "Den einen Beleg zuordnen" }).click();
  await expect.element(page.getByText("Gibt es inzwischen.")).toBeVisible();
  await page.getByLabelText(/^Grund/).fill("Zahlendreher");
  const published = network.on(deskDocumentsApi.publishDeskDocument, {
    result: "corrected",
    documentId: 7,
    version: 3,
  });
  await publish.click();
  await expect
    .poll(() => published.map(({ body }) => body))
    .toMatchObject([{ correction: { version: 2, reason: "Zahlendreher" } }]);
});

test("what is found too late is not taken for the customer that was chosen meanwhile", async () => {
  const { network, check } = await openTab("L-1");
  const late = delayed<{ companies: (typeof petersen)[]; files: ReturnType<typeof foundOf>[] }>();
  network.on(deskDocumentsApi.checkDeskDocuments, () => late.answer);
  await choose(petersen);
  check(behrens);
  await choose(behrens);
  await expect.element(page.getByText("Standort 22")).toBeVisible();
  late.arrive({ companies: [petersen], files: [foundOf(petersen)] });
  await expect.element(batch).toMatchTextContent("[1,2,null,null]");
  await expect.element(page.getByText("Standort 22")).toBeVisible();
});

test.each([
  ["signing out", endDeskSession],
  ["a locked account", () => endPageOfLockedAccount("Gesperrt.")],
  ["somebody else who signs in", () => storeDeskSession({ token: "next", self: { ...staffFixture, id: 9 } })],
] as const)("%s ends a batch, and the next person finds none of its files", async (_, end) => {
  const { network, check } = await openTab("L-1", "L-2");
  check(petersen);
  await addFiles([], rule);
  for (const field of customer.elements()) {
    await page.elementLocator(field).fill("Holzb");
    await page.getByText(petersen.customerNumber).click();
  }
  const first = delayed<{ result: "published"; documentId: number; version: number }>();
  const published = network.on(deskDocumentsApi.publishDeskDocument, () => first.answer);
  await publish.click();
  await expect.poll(() => published.length).toBe(1);
  end();
  await expect.element(batch).toMatchTextContent("[0,0,null,null]");
  first.arrive({ result: "published", documentId: 1, version: 1 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(batch).toMatchTextContent("[0,0,null,null]");
  expect(published).toHaveLength(1);
});

test("a site that is taken for the customer's other files, too, is announced", async () => {
  const { network } = await openTab("L-1", "L-2", "L-3");
  const lager = { id: 12, name: "Lager", siteNumber: null };
  const found = { companyId: 1, siteId: null, existing: null };
  network.on(deskDocumentsApi.checkDeskDocuments, {
    companies: [{ ...petersen, sites: [...petersen.sites, lager] }],
    files: [found, found, found],
  });
  await page.getByRole("button", { name: "Alle prüfen" }).click();
  await page.getByRole("combobox", { name: "Standort, LB_L-1_2027-04.pdf" }).click();
  await page.getByRole("option", { name: "Lager" }).click();
  await expect
    .element(page.getByText("Lager gilt auch für 2 weitere Dateien dieses Kunden ohne Standort."))
    .toBeVisible();
});

test("a row says at once all that it still needs", async () => {
  await openTab("L-1");
  await expect.element(page.getByText("Unvollständig", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Kunde fehlt", { exact: true })).toBeVisible();
  await addFiles([new File(["%PDF-1.7 scan %%EOF"], "Scan.pdf")], rule);
  await expect.element(page.getByText("Nicht erkannt", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Art, Nummer, Kunde, Zeitraum fehlen")).toBeVisible();
});

test("a receipt is laid to its order, and one that the customer does not have is named", async () => {
  const { network, check } = await openTab("L-1");
  check(petersen);
  await choose(petersen);
  const order = page.getByLabelText("Auftragsnr. (optional), LB_L-1_2027-04.pdf");
  await order.fill("1048499");
  network.on(deskDocumentsApi.publishDeskDocument, () =>
    refusal("not_found", { message: "Nicht gefunden.", details: [{ field: "orderNumber", message: "" }] }),
  );
  await publish.click();
  await page.getByRole("button", { name: "Den einen Beleg zuordnen" }).click();
  await expect.element(page.getByText("Der Kunde hat keinen Auftrag mit dieser Nummer.")).toBeVisible();
  await order.fill("1048401");
  const published = network.on(deskDocumentsApi.publishDeskDocument, {
    result: "published",
    documentId: 1,
    version: 1,
  });
  await publish.click();
  await expect.poll(() => published.map(({ body }) => body)).toMatchObject([{ orderNumber: "1048401" }]);
});

test("files are not discarded unasked once somebody has entered something", async () => {
  const { check } = await openTab("L-1");
  const discard = page.getByRole("button", { name: "Verwerfen" });
  check(petersen);
  await choose(petersen);
  await discard.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(batch).toMatchTextContent(/^.1,/);
  await discard.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(batch).toMatchTextContent(/^.0,/);
});

test("a file of which nothing is known is called so only once it is readable and checked", async () => {
  const { network } = await openTab();
  await addFiles([new File(["no PDF"], "Scan.pdf")], rule);
  await expect.element(page.getByText("Nicht lesbar", { exact: true })).toBeVisible();
  network.on(deskDocumentsApi.checkDeskDocuments, () => delayed<never>().answer);
  void addFiles([new File(["%PDF-1.7 scan %%EOF"], "Scan.pdf")], rule);
  await expect.element(page.getByText("Wird geprüft", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Nicht erkannt", { exact: true })).not.toBeInTheDocument();
});

/** A file whose name says only its number. */
const numbered = new File(["%PDF-1.7 7 %%EOF"], "7.pdf");
const orderOfNumbered = page.getByLabelText("Auftragsnr. (optional), 7.pdf");

test("the order that was typed for a receipt stays to be seen when it is made an invoice", async () => {
  await openTab();
  await addFiles([numbered], "{number}");
  const type = page.getByRole("combobox", { name: "Art, 7.pdf" });
  await type.click();
  await page.getByRole("option", { name: "Leistungsbeleg" }).click();
  await orderOfNumbered.fill("1048401");
  await type.click();
  await page.getByRole("option", { name: "Rechnung", exact: true }).click();
  await expect.element(orderOfNumbered).toHaveValue("1048401");
  await orderOfNumbered.fill("");
  await expect.element(orderOfNumbered).toHaveFocus();
});

test("the order that a table gave an invoice can be corrected in its row", async () => {
  await openTab();
  await addFiles([numbered], "{number}");
  await joinFigures([
    {
      number: "7",
      type: "invoice",
      customerNumber: null,
      siteNumber: null,
      date: null,
      month: null,
      netAmount: 36_200,
      orderNumber: "1048499",
      correctsNumber: null,
    },
  ]);
  await expect.element(orderOfNumbered).toHaveValue("1048499");
});
