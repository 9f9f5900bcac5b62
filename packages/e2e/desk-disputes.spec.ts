import { randomUUID } from "node:crypto";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import { writeApiAs } from "./support/api.ts";
import { signInAtDesk } from "./support/desk.ts";
import { findDemoInvoice } from "./support/invoices.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

type CheckedLine = InvoiceCheck["lines"][number];

const admin = "admin@demo.example";
const clerk = "belege@nordwerk.example";

test("a disputed line is declined at the desk, and waits for the customer in the bell", async ({
  page,
  browser,
  request,
  portal,
}) => {
  const write = await writeApiAs(request, admin);
  const isOpen = ({ review }: CheckedLine) => review.canDispute && review.state === null;
  const invoice = await findDemoInvoice(request, admin, ({ lines }) => lines.some(isOpen), "asc");
  const line = invoice.lines.find(isOpen);
  const said = `Das war anders vereinbart, ${randomUUID().slice(0, 8)}.`;
  await write(`/invoice/${invoice.id}/line/${line?.position}/dispute`, {
    version: line?.review.version,
    reason: "price",
    text: said,
  });

  const desk = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signInAtDesk(desk, clerk);
  await desk.goto("/desk/#/documents?tab=disputes");
  const card = desk.getByRole("region", { name: `${invoice.number}, Position ${line?.position}` });
  await expect(card.getByText(said)).toBeVisible();
  await expectNoAxeFindings(desk);
  await card.getByRole("button", { name: "Ablehnen" }).click();
  await card.getByRole("button", { name: "Beanstandung ablehnen" }).click();
  await expect(card.getByText("Bitte schreiben Sie dem Kunden, warum.")).toBeVisible();
  await card.getByLabel("Was der Kunde liest").fill("Der Preis steht in der Preisliste.");
  await expectNoAxeFindings(desk);
  await card.getByRole("button", { name: "Beanstandung ablehnen" }).click();
  await expect(card).toBeHidden();
  await desk.getByRole("radio", { name: "Beantwortet" }).click();
  await expect(card.getByText("Der Preis steht in der Preisliste.")).toBeVisible();
  await desk.close();

  await signIn(page, admin);
  await page.goto("/#/notifications");
  await page
    .getByRole("link", { name: new RegExp(invoice.number) })
    .first()
    .click();
  await expect(page.getByText("Der Preis steht in der Preisliste.")).toBeVisible();
});
