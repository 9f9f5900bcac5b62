import { randomUUID } from "node:crypto";
import type { DocumentList } from "@kreislauf/contract/documents";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import { readApiAs, writeApiAs } from "./support/api.ts";
import { signInAtDesk } from "./support/desk.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";
const clerk = "belege@nordwerk.example";

test("a disputed line is declined at the desk, and waits for the customer in the bell", async ({
  page,
  browser,
  request,
  portal,
}) => {
  const read = await readApiAs(request, admin);
  const write = await writeApiAs(request, admin);
  const { documents } = await write<DocumentList>("/docuware/documents", {
    documentTypes: ["invoice"],
    limit: 100,
    sortOrder: "asc",
  });
  let invoice: InvoiceCheck | undefined;
  for (const { id } of documents.filter((each) => /^RE-\d{4}-\d{5}$/.test(each.number))) {
    invoice = await read<InvoiceCheck>(`/invoice/${id}/check`);
    if (invoice.lines.some(({ review }) => review.canDispute && review.state === null)) break;
  }
  const line = invoice?.lines.find(({ review }) => review.canDispute && review.state === null);
  const said = `Das war anders vereinbart, ${randomUUID().slice(0, 8)}.`;
  await write(`/invoice/${invoice?.id}/line/${line?.position}/dispute`, {
    version: line?.review.version,
    reason: "price",
    text: said,
  });

  const desk = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signInAtDesk(desk, clerk);
  await desk.goto("/desk/#/documents?tab=disputes");
  const card = desk.getByRole("region", { name: `${invoice?.number}, Position ${line?.position}` });
  await expect(card.getByText(said)).toBeVisible();
  await expectNoAxeFindings(desk);
  await card.getByRole("button", { name: "Ablehnen" }).click();
  await card.getByRole("button", { name: "Beanstandung ablehnen" }).click();
  await expect(card.getByText("Bitte schreiben Sie dem Kunden, warum.")).toBeVisible();
  await card.getByLabel("Das liest der Kunde").fill("Der Preis steht in der Preisliste.");
  await expectNoAxeFindings(desk);
  await card.getByRole("button", { name: "Beanstandung ablehnen" }).click();
  await expect(card).toBeHidden();
  await desk.getByRole("radio", { name: "Beantwortet" }).click();
  await expect(card.getByText("Der Preis steht in der Preisliste.")).toBeVisible();
  await desk.close();

  await signIn(page, admin);
  await page.goto("/#/notifications");
  await page
    .getByRole("link", { name: new RegExp(invoice?.number ?? "") })
    .first()
    .click();
  await expect(page.getByText("Der Preis steht in der Preisliste.")).toBeVisible();
});
