import { readFile } from "node:fs/promises";
import type { MailboxEntry } from "@kreislauf/contract/notifications";
import { ownPassword } from "./support/accounts.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import { signInAtDesk } from "./support/desk.ts";
import { expect, expectNoAxeFindings, expectText, test } from "./support/portal.ts";

const invited = "l.kunze@nordwerk.example";

test("somebody is invited, signs in by a passkey and a recovery code, is given a role and locked", async ({
  page,
  browser,
  isMobile,
  startOwnPortal,
}) => {
  test.setTimeout(360_000);
  const { url } = await startOwnPortal({ host: "localhost" });
  await signInAtDesk(page, "leitung@nordwerk.example", url);
  await page.goto(`${url}/desk/#/administration`);
  await expect(page.getByRole("heading", { name: "Verwaltung" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Person einladen" }).click();
  const inviting = page.getByRole("dialog", { name: "Person einladen" });
  await inviting.getByLabel("E-Mail-Adresse").fill("dispo@nordwerk.example");
  await inviting.getByLabel("Vorname").fill("Lars");
  await inviting.getByLabel("Nachname").fill("Kunze");
  await inviting.getByRole("button", { name: "Einladen" }).click();
  await expect(inviting.getByRole("alert")).toHaveText(/mindestens eine Rolle/);
  await inviting.getByRole("checkbox", { name: /^Disposition/ }).check();
  await expectNoAxeFindings(page);
  await inviting.getByRole("button", { name: "Einladen" }).click();
  await expect(inviting.getByLabel("E-Mail-Adresse")).toHaveAccessibleDescription(
    /gibt es schon einen Zugang/,
  );
  await inviting.getByLabel("E-Mail-Adresse").fill(invited);
  await inviting.getByRole("button", { name: "Einladen" }).click();
  await expectText(page, `${invited} ist eingeladen.`);

  const context = await browser.newContext();
  const own = await context.newPage();
  await addAuthenticator(own);
  const mailbox = async () =>
    (await (await page.request.get(`${url}/api/dev/mailbox`)).json()) as MailboxEntry[];
  const link = async () =>
    /http\S+#\/invitation\/\S+/.exec((await mailbox()).find(({ to }) => to === invited)?.text ?? "")?.[0];
  await expect.poll(link).toBeDefined();
  await own.goto((await link()) ?? "");
  await own.getByRole("textbox", { name: "Passwort" }).fill(ownPassword);
  await own.getByRole("button", { name: "Passwort festlegen" }).click();
  await own.getByRole("link", { name: "Anmelden" }).click();
  const enterPassword = async () => {
    await own.getByLabel("E-Mail-Adresse").fill(invited);
    await own.getByRole("textbox", { name: "Passwort" }).fill(ownPassword);
    await own.getByRole("button", { name: "Weiter" }).click();
  };
  await enterPassword();
  await own.getByRole("button", { name: "Stattdessen Passkey einrichten" }).click();
  const codes = own.getByRole("list", { name: "Wiederherstellungscodes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [code = ""] = await codes.allInnerTexts();
  await expectNoAxeFindings(own);
  await own.getByRole("checkbox", { name: "Ich habe die Codes gesichert" }).check();
  await own.getByRole("button", { name: "Fertig" }).click();
  const signOut = own.getByRole("button", { name: "Abmelden" });
  await signOut.click();
  await own.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await expect(signOut).toBeVisible();
  await signOut.click();
  await enterPassword();
  await expect(own.getByRole("heading", { name: "Mit Passkey bestätigen" })).toBeVisible();
  await expectNoAxeFindings(own);
  await own.getByRole("button", { name: "Wiederherstellungscode eingeben" }).click();
  const codeField = own.getByLabel("Wiederherstellungscode");
  await expect(codeField).toBeFocused();
  await codeField.fill("AAAA-AAAA");
  await own.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(codeField).toHaveAccessibleDescription(/passt nicht/);
  await codeField.fill(code);
  await codeField.press("Enter");
  await expect(signOut).toBeVisible();

  await own.getByRole("link", { name: "Lars Kunze" }).click();
  const card = own.getByRole("region", { name: "Zweiter Faktor" });
  await expect(card.getByText("9 von 10 übrig")).toBeVisible();
  await expectNoAxeFindings(own);
  await card.getByRole("button", { name: "App einrichten" }).click();
  await expect(own.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();
  await expectNoAxeFindings(own);
  await own.getByRole("button", { name: "Abbrechen" }).click();
  await card.getByRole("button", { name: "Neue Codes erstellen" }).click();
  await own.getByRole("alertdialog").getByRole("button", { name: "Neue Codes erstellen" }).click();
  const renewed = own.getByRole("alertdialog", { name: "Wiederherstellungscodes sichern" });
  await renewed.getByRole("checkbox").check();
  await renewed.getByRole("button", { name: "Fertig" }).click();
  await expect(card.getByText("10 von 10 übrig")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Lars Kunze" }).click();
  const member = page.getByRole("dialog", { name: "Lars Kunze" });
  await expect(member).toContainText("2. Faktor: Passkey");
  await expectNoAxeFindings(page);
  await member.getByRole("checkbox", { name: /^Belege/ }).check();
  await member.getByRole("button", { name: "Speichern" }).click();
  await expect(member).toBeHidden();
  await own.reload();
  if (isMobile) await own.getByRole("link", { name: "Mehr" }).click();
  await expect(own.getByRole("link", { name: "Belege", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Lars Kunze" }).click();
  await member.getByRole("button", { name: "Zugang sperren" }).click();
  await expectText(page, "Der Zugang von Lars Kunze ist gesperrt.");
  await own.reload();
  await expect(own.getByRole("button", { name: "Mit Passkey anmelden" })).toBeVisible();

  await page.getByRole("searchbox", { name: "Protokoll durchsuchen" }).fill(invited);
  const log = page.getByRole("region", { name: "Protokoll" });
  await expect(log.getByRole("row", { name: /falscher Code/ })).toContainText("Unbekannt");
  const saving = page.waitForEvent("download");
  await log.getByRole("button", { name: "CSV" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  expect(file.split("\r\n")[0]).toBe("\uFEFFZeit;Wer;Was;Betrifft;IP-Adresse");
  expect(file).toContain(invited);
  await context.close();
});
