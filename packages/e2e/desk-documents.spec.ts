import { signInAtDesk } from "./support/desk.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const clerk = "belege@nordwerk.example";
const manager = "leitung@nordwerk.example";
const customer = "belege@demo.example";
/** The customer number, which is in the names of the uploaded files. */
const customerNumber = "70018422";

const pdf = (name: string, content = name) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n% ${content}\n%%EOF\n`),
});

test("a folder of files is published, one of them corrected, and the desk sees that the customer opened it", async ({
  page,
  browser,
  portal,
}) => {
  test.slow();
  const mark = String(Date.now()).slice(-8);
  const first = `D-${mark}1`;
  const second = `D-${mark}2`;
  const third = `D-${mark}3`;
  const scan = `Scan-${mark}.pdf`;
  await signInAtDesk(page, clerk);
  await page.goto("/desk/#/documents");
  await expect(page.getByText("Noch nichts gewählt")).toBeVisible();
  await expectNoAxeFindings(page);

  await page
    .locator("input[type=file][multiple]")
    .setInputFiles([
      pdf(`RE_${customerNumber}_${first}_2026-03.pdf`),
      pdf(`LB_${customerNumber}_${second}_2026-03-24.pdf`),
      pdf(scan),
    ]);
  const rows = page.getByRole("region", { name: "Dateien und was von ihnen bekannt ist" });
  const row = (name: string | RegExp) => rows.getByRole("row", { name });
  await expect(row(new RegExp(first))).toContainText("Standort, Betrag fehlen");
  await expect(row(scan)).toContainText("Art, Nummer");
  // Choosing the site for one file also sets it for the customer's other files.
  await page.getByLabel(`Standort, RE_${customerNumber}_${first}_2026-03.pdf`).click();
  await page.getByRole("option").first().click();
  await expect(row(new RegExp(second))).toContainText("Erkannt");
  await page.locator("input[accept='.csv,.xlsx,text/csv']").setInputFiles({
    name: "betraege.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Belegnummer;Betrag netto\r\n${first};362,00\r\n`),
  });
  await expect(page.getByText("1 Datei hat Werte aus 1 Zeile der Tabelle.")).toBeVisible();
  await expect(row(new RegExp(first))).toContainText("Erkannt");
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "2 veröffentlichen" }).click();
  const result = page.getByRole("dialog", { name: "2 Belege veröffentlicht" });
  await expect(result).toContainText("1 Datei blieb liegen.");
  await expect(result).toContainText(/Person(en)? per E-Mail und Glocke/);
  await expect(result).toContainText("1 Beleg hat noch keine Positionen");
  await expect(result).toContainText("mit der Rolle „Stammdaten“");
  await expectNoAxeFindings(page);
  await result.getByRole("button", { name: "Den einen Beleg zuordnen" }).click();

  await page.getByLabel(`Art, ${scan}`).click();
  await page.getByRole("option", { name: "Gutschrift", exact: true }).click();
  await page.getByLabel(`Nummer, ${scan}`).fill(third);
  await page.getByLabel(`Kunde, ${scan}`).fill(customerNumber);
  await page.getByRole("option", { name: customerNumber }).click();
  await page.getByLabel(`Standort, ${scan}`).click();
  await page.getByRole("option").first().click();
  await page.getByLabel(`Zeitraum, ${scan}`).fill("03.2026");
  await page.getByLabel(`Betrag netto in Euro, ${scan}`).fill("86,40");
  await page.getByRole("button", { name: "1 veröffentlichen" }).click();
  await page
    .getByRole("dialog", { name: "1 Beleg veröffentlicht" })
    .getByRole("button", { name: "Schließen" })
    .last()
    .click();

  await page.goto(`/desk/#/documents?tab=published&search=${first}`);
  await page.getByRole("link", { name: `Rechnung ${first}` }).click();
  await expect(page.getByText("Noch niemand hat den Beleg geöffnet.")).toBeVisible();
  await page.getByRole("button", { name: "Korrigieren" }).click();
  const form = page.getByRole("form", { name: `Rechnung ${first} korrigieren` });
  await form.locator("input[type=file]").setInputFiles(pdf("neu.pdf", "corrected"));
  await form.getByLabel("Betrag netto in Euro").fill("326,00");
  await form.getByLabel("Grund, liest der Kunde").fill("Zahlendreher im Betrag.");
  await expectNoAxeFindings(page);
  await form.getByRole("button", { name: "Korrigierte Fassung veröffentlichen" }).click();
  await expect(page.getByRole("region", { name: "Frühere Fassungen" })).toContainText(
    "Zahlendreher im Betrag.",
  );

  const visitor = await browser.newContext({ baseURL: portal.url });
  const visit = await visitor.newPage();
  await signIn(visit, customer);
  await visit.goto("/#/documents");
  await visit.getByRole("searchbox", { name: "Belege suchen" }).fill(first);
  await visit.getByRole("link", { name: first }).click();
  const dialog = visit.getByRole("dialog", { name: first });
  await expect(dialog.getByText("Fassung 1, 362,00 €")).toBeVisible();
  await expect(dialog.getByText(/Zahlendreher im Betrag\./)).toBeVisible();
  const download = visit.waitForEvent("download");
  await dialog.getByRole("button", { name: "Fassung 1 herunterladen" }).click();
  expect((await download).suggestedFilename()).toBe(`${first}-1.pdf`);
  await visitor.close();

  await page.reload();
  await expect(page.getByRole("region", { name: "Geöffnet von" })).toContainText(/-mal, zuletzt .*Fassung 2/);
  await page.goto(`/desk/#/documents?tab=corrected&search=${first}`);
  await expect(page.getByRole("link", { name: `Rechnung ${first}` })).toBeVisible();
  await expect(page.getByText("von 1 Person")).toBeVisible();
  await expectNoAxeFindings(page);
});

test("the lines of a published invoice are imported from a table, and the customer reads them", async ({
  page,
  browser,
  portal,
}) => {
  test.slow();
  const number = `D-${String(Date.now()).slice(-8)}7`;
  await signInAtDesk(page, manager);
  await page.goto("/desk/#/documents");
  const name = `RE_${customerNumber}_${number}_2027-02.pdf`;
  await page.locator("input[type=file][multiple]").setInputFiles([pdf(name)]);
  await page.getByLabel(`Standort, ${name}`).click();
  await page.getByRole("option").first().click();
  await page.getByLabel(`Betrag netto in Euro, ${name}`).fill("362,00");
  await page.getByRole("button", { name: "1 veröffentlichen" }).click();
  const result = page.getByRole("dialog", { name: "1 Beleg veröffentlicht" });
  await expectNoAxeFindings(page);
  await result.getByRole("link", { name: "Positionen importieren" }).click();

  await expect(page.getByRole("radio", { name: "Rechnungspositionen" })).toBeChecked();
  await page.locator("input[type=file]").setInputFiles({
    name: "positionen.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      [
        "Belegnummer;Bezeichnung;Menge;Einheit;Einzelpreis netto (€);Betrag netto (€);MwSt. (%);Leistungsdatum;Fällig am",
        `${number};Leeren Absetzcontainer;2;Stück;89,50;179,00;19;12.02.2027;15.03.2027`,
        `${number};Verwertung Altholz;1,22;t;150,00;183,00;19;12.02.2027;15.03.2027`,
      ].join("\n"),
    ),
  });
  await expect(page.getByText(`${number}: 2 Positionen, 362,00 € netto`)).toBeVisible();
  await page.getByRole("button", { name: "1 Eintrag importieren" }).click();
  await expect(page.getByText("Importiert: 1 neu, 0 geändert.")).toBeVisible();

  const visitor = await browser.newContext({ baseURL: portal.url });
  const visit = await visitor.newPage();
  await signIn(visit, customer);
  await visit.goto("/#/documents");
  await visit.getByRole("searchbox", { name: "Belege suchen" }).fill(number);
  await visit.getByRole("link", { name: number }).click();
  const dialog = visit.getByRole("dialog", { name: number });
  await expect(dialog.getByText("Verwertung Altholz").first()).toBeVisible();
  await visitor.close();
});
