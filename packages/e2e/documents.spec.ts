import type { DocumentList } from "@kreislauf/contract/documents";
import type { SignedIn } from "@kreislauf/contract/session";
import type { APIRequestContext, Page } from "@playwright/test";
import { readApiAs } from "./support/api.ts";
import { expectNoGerman, speakEnglish, textsIn } from "./support/english.ts";
import { tabTo } from "./support/keyboard.ts";
import { isMobile } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const manager = "belege@demo.example";

/** Reads the documents of an account from the API. */
async function readDocuments(request: APIRequestContext, email: string, body: object): Promise<DocumentList> {
  const signedIn = await request.post("/api/auth/login/credentials", {
    data: { email, password: "Kreislauf1" },
  });
  const { accessToken } = (await signedIn.json()) as SignedIn;
  const answer = await request.post("/api/docuware/documents", {
    data: body,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return (await answer.json()) as DocumentList;
}

test(
  "accounting finds an invoice, looks at it and what stands behind it, and downloads it in every form",
  { tag: "@main" },
  async ({ page, request }) => {
    const { documents, amountsByType } = await readDocuments(request, manager, {
      documentTypes: ["invoice"],
      totalAmounts: true,
    });
    // Leaves out the invoices that other journeys publish, whose numbers have another form.
    const invoice = documents.find((each) => /^RE-\d{4}-\d{5}$/.test(each.number));
    const number = invoice?.number ?? "";
    await signIn(page, manager);
    await page.goto("/#/documents");
    await expect(page.getByRole("tab")).toHaveCount(5);
    await expect(page.getByRole("tab", { name: /^Rechnungen/ })).toContainText(
      String(amountsByType?.["invoice"]),
    );
    await expect(page.getByRole("link", { name: /^RE-/ })).toHaveCount(11);
    await expectNoAxeFindings(page);

    await page.getByRole("searchbox", { name: "Belege suchen" }).fill(number);
    await expect(page.getByRole("link", { name: /^RE-/ })).toHaveCount(1);
    await page.getByRole("link", { name: number }).click();
    const dialog = page.getByRole("dialog", { name: number });
    await expect(dialog.getByRole("region", { name: "Positionen" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^Leistungsbeleg LN-/ }).first()).toBeVisible();
    await expect(dialog.getByText(/^Gewicht /).first()).toBeVisible();
    if (isMobile()) await expect(dialog.getByRole("link", { name: "PDF öffnen" })).toBeVisible();
    else await expect(dialog.locator("iframe")).toHaveAttribute("src", /^blob:/);
    await expectNoAxeFindings(page);

    for (const [form, fileName] of [
      ["PDF", `${number}.pdf`],
      ["XRechnung (XML)", `${number}-xrechnung.xml`],
      ["ZUGFeRD (PDF/A-3)", `${number}-zugferd.pdf`],
    ] as const) {
      const downloading = page.waitForEvent("download");
      await dialog.getByRole("button", { name: form, exact: true }).click();
      expect((await downloading).suggestedFilename()).toBe(fileName);
    }
    await dialog
      .getByRole("link", { name: /^Leistungsbeleg LN-/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: /^LN-/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("several come as ZIP, a reversed range is explained, and a failing download says so", async ({
  page,
}) => {
  await signIn(page, manager);
  await page.goto("/#/documents?documentType=service_receipt");
  await page
    .getByRole("checkbox", { name: /^LN-.* auswählen$/ })
    .first()
    .check();
  await page
    .getByRole("checkbox", { name: /^LN-.* auswählen$/ })
    .nth(1)
    .check();
  await expect(page.getByText("2 Belege ausgewählt")).toBeVisible();
  const downloading = page.waitForEvent("download");
  if (isMobile()) await page.getByRole("button", { name: "Herunterladen", exact: true }).click();
  await page.getByRole(isMobile() ? "menuitem" : "button", { name: "Ausgewählte als ZIP laden" }).click();
  expect((await downloading).suggestedFilename()).toBe("Belege.zip");

  await page.route("**/api/docuware/document/*/file*", (route) => route.abort());
  await page
    .getByRole("button", { name: /^LN-.* als PDF herunterladen$/ })
    .first()
    .click();
  await expect(page.getByText("Datei konnte nicht empfangen werden.")).toBeVisible();

  await page.goto("/#/documents?documentFrom=2027-04&documentTo=2027-03");
  await expect(page.getByText("Das Enddatum darf nicht vor dem Startdatum liegen.").first()).toBeVisible();
  await expect(page.getByText("Dieser Zeitraum endet, bevor er beginnt")).toBeVisible();
  await page.goto("/#/documents?documentFrom=2020-01&documentTo=2020-02");
  await expect(page.getByText("Keine Belege in diesem Zeitraum")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Zurücksetzen" }).click();
  await expect(page.getByRole("link", { name: /^RE-/ })).toHaveCount(11);
  await page.goto("/#/documents?documentPage=900");
  await page.getByRole("button", { name: "Zur ersten Seite" }).click();
  await expect(page.getByRole("link", { name: /^RE-/ })).toHaveCount(11);
});

/** Finds two sites that have service receipts, and the month of the newest receipt. */
async function findFilterValues(request: APIRequestContext) {
  const { documents } = await readDocuments(request, manager, {
    documentTypes: ["service_receipt"],
    limit: 100,
  });
  const sites = [...new Set(documents.map(({ serviceLocationId }) => serviceLocationId))].slice(0, 2);
  const month = documents[0]?.monthOfServiceDate.slice(0, 7) ?? "";
  const wanted = { documentTypes: ["service_receipt"], startDate: month, endDate: month };
  const { totalRecords } = await readDocuments(request, manager, { ...wanted, serviceLocationIds: sites });
  const [year, number] = month.split("-").map(Number);
  const words = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric" }).format(
    new Date(year ?? 0, (number ?? 1) - 1, 15),
  );
  return { sites, words, totalRecords };
}

/** Chooses an option in a combobox with search, and waits until its list has closed. */
async function choose(page: Page, field: string, entry: string): Promise<void> {
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: entry }).click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

/** Chooses sites in the site picker, whose list stays open until Escape is pressed. */
async function chooseSites(page: Page, ...names: readonly string[]): Promise<void> {
  const picker = await openPicker(page);
  for (const name of names) {
    await picker
      .getByRole("region", { name: "Standorte" })
      .getByRole("checkbox", { name: `${name} auswählen` })
      .click();
  }
  await picker.getByRole("button", { name: "Anwenden" }).click();
  await expect(picker).toBeHidden();
}

async function openPicker(page: Page) {
  await page.getByRole("button", { name: /^Standort:/ }).click();
  const picker = page.getByRole("group", { name: "Standorte wählen" });
  await expect(picker.getByRole("searchbox")).toBeVisible();
  return picker;
}

test("several sites and a month narrow the list; on phones a sheet says to how many", async ({
  page,
  request,
}) => {
  const { sites, words, totalRecords } = await findFilterValues(request);
  const api = await readApiAs(request, manager);
  const { serviceLocations } = await api<{ serviceLocations: { id: number; alias: string }[] }>(
    "/simple-service-location-list",
  );
  const names = sites.map((id) => serviceLocations.find((site) => site.id === id)?.alias ?? "");
  await signIn(page, manager);
  await page.goto("/#/documents?documentType=service_receipt");
  await expect(page.getByRole("link", { name: /^LN-/ })).toHaveCount(11);
  await openPicker(page);
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await chooseSites(page, ...names);
  await expect(page.getByRole("button", { name: /^Standort:/ })).toContainText("2 Standorte");

  if (isMobile()) {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expectNoAxeFindings(page);
  }
  await page.getByRole("combobox", { name: "Leistungsmonat von", exact: true }).click();
  await expect(page.getByRole("option", { name: "Alle Monate" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await choose(page, "Leistungsmonat bis", words);
  if (isMobile()) {
    await page.getByText("Aufsteigend").click();
    const shown = totalRecords === 1 ? "1 Beleg anzeigen" : `${totalRecords} Belege anzeigen`;
    await page.getByRole("button", { name: shown }).click();
    await expect(page.getByRole("list", { name: "Filter" }).getByRole("listitem")).toHaveCount(2);
    await expect(page).toHaveURL(/documentSort=monthOfServiceDate-asc/);
  }
  await expect(page).toHaveURL(new RegExp(`site=(${sites.join("-")}|${sites.toReversed().join("-")})(&|$)`));
  await expect(page.getByRole("link", { name: /^LN-/ })).toHaveCount(Math.min(11, totalRecords));
  await page.reload();
  await expect(page.getByRole("link", { name: /^LN-/ })).toHaveCount(Math.min(11, totalRecords));
  const picker = await openPicker(page);
  await picker.getByRole("button", { name: /^Alle Standorte/ }).click();
  await expect(page).toHaveURL(/site=all/);
});

test("a link to the receipts of a site and a period leads to the order and all of its documents", async ({
  page,
  request,
}) => {
  const { documents } = await readDocuments(request, "admin@demo.example", {
    documentTypes: ["service_receipt"],
    offset: 200,
    limit: 1,
  });
  const [receipt] = documents;
  if (receipt === undefined) throw new Error("The demo has too few receipts.");
  const month = receipt.monthOfServiceDate.slice(0, 7);
  const { totalRecords } = await readDocuments(request, "admin@demo.example", {
    documentTypes: ["service_receipt"],
    serviceLocationIds: [receipt.serviceLocationId],
    startDate: month,
    endDate: month,
  });
  await signIn(page, "admin@demo.example");
  await page.goto(
    `/#/documents?documentType=service_receipt&documentFrom=${month}&documentTo=${month}&site=${receipt.serviceLocationId}`,
  );
  await expect(page.getByRole("tab", { selected: true })).toHaveText(`Leistungsbelege${totalRecords}`);
  await page.goto(`/#/order/${receipt.orderId}`);
  const card = page.getByRole("region", { name: "Belege" });
  await expect(card.getByText(receipt.number)).toBeVisible();
  await expect(card.getByText(/^Rechnung · /).first()).toBeVisible();
  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: `${receipt.number} als PDF herunterladen` }).click();
  expect((await downloading).suggestedFilename()).toBe(`${receipt.number}.pdf`);

  const { documents: cancellations } = await readDocuments(request, "admin@demo.example", {
    documentTypes: ["cancellation_invoice"],
  });
  const [cancellation] = cancellations;
  await page.goto(`/#/documents?documentSearch=${cancellation?.corrects?.number}`);
  await expect(page.getByText("Storniert", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: cancellation?.corrects?.number ?? "" }).click();
  const dialog = page.getByRole("dialog", { name: cancellation?.corrects?.number ?? "" });
  await expect(dialog.getByText("Dieser Beleg gilt nicht mehr.")).toBeVisible();
  await dialog.getByRole("link", { name: cancellation?.number ?? "" }).click();
  await expect(page.getByRole("dialog", { name: cancellation?.number ?? "" })).toBeVisible();
});

// Runs at the desktop width only, since phones have no keyboard.
test(
  "the keyboard alone searches, opens, downloads, chooses several and packs them",
  { tag: "@wide" },
  async ({ page }) => {
    await signIn(page, manager);
    await page.goto("/#/documents?documentType=service_receipt");
    const rows = page.getByRole("link", { name: /^LN-/ });
    await expect(rows).toHaveCount(11);
    const download = async (press: string) => {
      const downloading = page.waitForEvent("download");
      await page.keyboard.press(press);
      return (await downloading).suggestedFilename();
    };
    const number = (await rows.nth(1).textContent())?.replace(/Neu$/, "") ?? "";
    await tabTo(page.getByRole("searchbox", { name: "Belege suchen" }));
    await page.keyboard.type(number);
    await expect(rows).toHaveCount(1);
    await tabTo(rows.first());
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: number });
    await tabTo(dialog.getByRole("button", { name: "PDF", exact: true }));
    expect(await download("Enter")).toBe(`${number}.pdf`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(rows.first()).toBeFocused();

    await page.goto("/#/documents?documentType=service_receipt");
    await expect(rows).toHaveCount(11);
    const boxes = page.getByRole("checkbox", { name: /^LN-.* auswählen$/ });
    for (const index of [0, 1]) {
      await tabTo(boxes.nth(index));
      await page.keyboard.press("Space");
    }
    await expect(page.getByText("2 Belege ausgewählt")).toBeVisible();
    const zip = page.getByRole("button", { name: "Ausgewählte als ZIP laden" });
    for (
      let back = 0;
      back < 12 && !(await zip.evaluate((e) => e === e.ownerDocument.activeElement));
      back += 1
    )
      await page.keyboard.press("Shift+Tab");
    await expect(zip).toBeFocused();
    expect(await download("Enter")).toBe("Belege.zip");
  },
);

test("who may not see documents is told so, and sees none", async ({ page }) => {
  await signIn(page, "auftrag@demo.example");
  await page.goto("/#/documents");
  await expect(page.getByText("Für diesen Bereich fehlt Ihnen die Berechtigung.").last()).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
});

test("in English no German is left but data, also on a narrow phone", async ({ page, request }) => {
  const { documents } = await readDocuments(request, manager, { documentTypes: ["credit_note"] });
  const [credit] = documents;
  await signIn(page, manager);
  await page.goto("/#/documents?documentType=credit_note");
  await expect(page.getByRole("tab")).toHaveCount(5);
  await speakEnglish(page);
  await expect(page.getByRole("link", { name: credit?.number ?? "" })).toBeVisible();
  const sites = await (await readApiAs(request, manager))<object>("/simple-service-location-list");
  await expectNoGerman(page, textsIn(sites));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("link", { name: credit?.number ?? "" })).toBeVisible();
  // Polls, because the layout changes a moment after the size of the window.
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
});
