/// <reference lib="dom" />
import type { AccountSettings } from "@kreislauf/contract/users";
import type { Locator, Page } from "@playwright/test";
import { createUser, ownPassword } from "./support/accounts.ts";
import { readApiAs } from "./support/api.ts";
import { expect, expectNoAxeFindings, signIn, test, expectText } from "./support/portal.ts";

/** Draws a JPEG that is red on the left and green on the right. */
async function takePhoto(page: Page): Promise<Buffer> {
  const uri = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [900, 450];
    const context = canvas.getContext("2d");
    if (context === null) return "";
    context.fillStyle = "#c02020";
    context.fillRect(0, 0, 450, 450);
    context.fillStyle = "#20a020";
    context.fillRect(450, 0, 450, 450);
    return canvas.toDataURL("image/jpeg", 0.9);
  });
  return Buffer.from(uri.split(",")[1] ?? "", "base64");
}

/** The RGB values of a picture in its middle and at its right edge. */
const coloursOf = (picture: Locator) =>
  picture.evaluate((image) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [100, 100];
    const context = canvas.getContext("2d");
    context?.drawImage(image as HTMLImageElement, 0, 0, 100, 100);
    return [50, 95].map((x) => [...(context?.getImageData(x, 50, 1, 1).data ?? [])].slice(0, 3));
  });

test("one's own data, picture, password and mails are changed", async ({ page, request }) => {
  const email = await createUser(request);
  const settings = async () =>
    await (
      await readApiAs(request, email, ownPassword)
    )<AccountSettings>("/account/settings");
  await signIn(page, email, ownPassword);
  await page.goto("/#/preferences");
  const person = page.getByRole("region", { name: "Persönliche Daten" });
  const phone = person.getByRole("textbox", { name: "Telefon" });
  await phone.fill("110x");
  await person.getByRole("button", { name: "Speichern" }).click();
  await expectText(page, "Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0561 5550140.");
  // Changing the URL must not discard input without asking.
  await page.evaluate(() => location.assign("#/help"));
  const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page).toHaveURL(/#\/preferences/);
  await phone.fill("0561 5550140");
  await person.getByRole("textbox", { name: "Vorname" }).fill("Ada Maria");
  await page.context().setOffline(true);
  await person.getByRole("button", { name: "Speichern" }).click();
  await expectText(
    page,
    "Das Portal ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es in Kürze erneut.",
  );
  await page.context().setOffline(false);
  await person.getByRole("button", { name: "Speichern" }).click();
  await expectText(page, "Ihre Angaben sind gespeichert.");
  await expectText(page, /^Ada Maria Gast, /);

  const files = person.locator('input[type="file"]');
  const wrong = { name: "ich.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ\u0090 no picture") };
  await files.setInputFiles(wrong);
  await expectText(page, "Das Bild lässt sich nicht lesen. Bitte wählen Sie ein JPEG, PNG oder WebP.");
  await files.setInputFiles({ ...wrong, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expectText(page, "Das Bild ist zu groß. Erlaubt sind höchstens 5 MB und 10.000 Pixel je Seite.");
  await files.setInputFiles({ ...wrong, buffer: await takePhoto(page) });
  const crop = page.getByRole("dialog", { name: "Foto zuschneiden" });
  const isDrawn = () =>
    crop.locator("canvas").evaluate((canvas) => {
      const context = (canvas as HTMLCanvasElement).getContext("2d");
      const [red = 0, green = 0] = context?.getImageData(100, 100, 1, 1).data ?? [];
      return red > 150 && green < 80;
    });
  await expect.poll(isDrawn).toBe(true);
  await expectNoAxeFindings(page);
  const section = crop.getByRole("button", { name: /^Ausschnitt\./ });
  await section.focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("+");
  await crop.getByRole("button", { name: "Foto übernehmen" }).click();
  await expectText(page, "Ihr Foto ist geändert.");
  await expect(person.locator("img")).toHaveCount(1);
  for (const [red = 0, green = 0] of await coloursOf(person.locator("img"))) {
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(80);
  }
  await person.getByRole("button", { name: "Entfernen" }).click();
  await expectText(page, "Ihr Foto ist entfernt.");
  await expect(person.locator("img")).toHaveCount(0);

  const mails = page.getByRole("region", { name: "E-Mails" });
  await mails.getByText("Neuer Beleg", { exact: true }).click();
  await expect(mails.getByRole("switch", { name: "Neuer Beleg" })).not.toBeChecked();
  await expect.poll(async () => (await settings()).emailSettings.documentReceipt).toBe(false);
  await page.reload();
  await expect(mails.getByRole("switch", { name: "Neuer Beleg" })).not.toBeChecked();
  await expect(mails.getByRole("switch", { name: "Auftragsbestätigung" })).toBeChecked();

  const secret = page.getByRole("region", { name: "Passwort" });
  await secret.getByLabel("Neues Passwort", { exact: true }).fill("kurz");
  await expect(secret.getByText("Mindestens 8 Zeichen")).toContainText("noch nicht erfüllt");
  await expect(secret.getByText("Ein Kleinbuchstabe")).toContainText(", erfüllt");
  await secret.getByLabel("Neues Passwort", { exact: true }).fill("Neuanfang88");
  await expect(secret.getByText("Mindestens 8 Zeichen")).toContainText(", erfüllt");
  await secret.getByLabel("Passwort wiederholen").fill("Neuanfang8");
  await secret.getByLabel("Bisheriges Passwort").fill("Falsch123");
  await secret.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(secret.getByText("Passwörter stimmen nicht überein")).toBeVisible();
  await secret.getByLabel("Passwort wiederholen").fill("Neuanfang88");
  await secret.getByRole("button", { name: "Passwort ändern" }).click();
  await expectText(page, "Das bisherige Passwort stimmt nicht");
  await secret.getByLabel("Bisheriges Passwort").fill(ownPassword);
  await secret.getByRole("button", { name: "Passwort ändern" }).click();
  await expectText(page, "Ihr Passwort ist geändert. Ihre anderen Geräte sind abgemeldet.");
  await expect(secret.getByLabel("Neues Passwort", { exact: true })).toHaveValue("");
  await expectText(page, /^Zuletzt geändert am 18\.05\.2027\./);

  await page.getByRole("region", { name: "Sprache" }).getByText("English", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Signed-in devices" })).toBeVisible();
  await page.getByRole("region", { name: "Language" }).getByText("Deutsch", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Angemeldete Geräte" })).toBeVisible();
  await expectNoAxeFindings(page);
});

test("a link to a part of one's account leads there, and the list beside it says where one is @wide", async ({
  page,
  request,
}) => {
  await signIn(page, await createUser(request), ownPassword);
  await page.goto("/#/preferences?section=secondFactor");
  await expect(page.getByRole("heading", { name: "Zweiter Faktor", exact: true })).toBeInViewport();
  const list = page.getByRole("navigation", { name: "Auf dieser Seite" });
  const entry = (name: string) => list.getByRole("button", { name, exact: true });
  await expect(entry("Zweiter Faktor")).toHaveAttribute("aria-current", "true");
  await entry("E-Mails").click();
  await expect(entry("E-Mails")).toHaveAttribute("aria-current", "true");
  await expect(entry("Zweiter Faktor")).not.toHaveAttribute("aria-current");
});
