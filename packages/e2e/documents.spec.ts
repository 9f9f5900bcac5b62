import type { DocumentList } from "@kreislauf/contract/documents";
import type { SignedIn } from "@kreislauf/contract/session";
import type { APIRequestContext } from "@playwright/test";
import { expectNoGerman, speakEnglish } from "./support/english.ts";
import { isMobile } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const manager = "belege@demo.example";

/** What the account sees, as the API tells it. */
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

test("accounting finds an invoice, looks at it and what stands behind it, and downloads it in every form", async ({
  page,
  request,
}) => {
  const { documents, amountsByType } = await readDocuments(request, manager, {
    documentTypes: ["invoice"],
    totalAmounts: true,
  });
  const [invoice] = documents;
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
});

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
  await page.getByRole("button", { name: "Ausgewählte als ZIP laden" }).click();
  expect((await downloading).suggestedFilename()).toBe("Belege.zip");

  await page.route("**/api/docuware/document/*/file*", (route) => route.abort());
  await page
    .getByRole("button", { name: /^LN-.* als PDF herunterladen$/ })
    .first()
    .click();
  await expect(page.getByText("Datei konnte nicht empfangen werden.")).toBeVisible();

  await page.goto("/#/documents?documentFrom=2027-04&documentTo=2027-03");
  if (isMobile()) await page.getByRole("button", { name: /^Zeitraum wählen/ }).click();
  await expect(page.getByText("Das Enddatum darf nicht vor dem Startdatum liegen.").first()).toBeVisible();
  await page.goto("/#/documents?documentFrom=2020-01&documentTo=2020-02");
  await expect(page.getByText("Keine Belege in diesem Zeitraum")).toBeVisible();
});

test("who may not see documents is told so, and sees none", { tag: "@long" }, async ({ page }) => {
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
  await expectNoGerman(page, []);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("link", { name: credit?.number ?? "" })).toBeVisible();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
});
