import { secondFactorApi, sessionApi, type SecondFactorSettings } from "@kreislauf/contract/session";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { AskForIdentityProof } from "./ask-for-identity-proof.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";

const none: SecondFactorSettings = {
  authenticatorApp: null,
  passkeys: [],
  recoveryCodes: null,
  trustedDevices: 0,
  companyAccount: false,
};
const since = "2027-05-18T07:30:00.000Z";
const present: SecondFactorSettings = {
  authenticatorApp: { createdOn: since },
  passkeys: [],
  recoveryCodes: { left: 8, total: 10, createdOn: since },
  trustedDevices: 2,
  companyAccount: false,
};
const codes = Array.from({ length: 10 }, (_, index) => `4KQ2-9TX${index}`);
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function openCard(settings: SecondFactorSettings) {
  const network = fakeNetwork();
  network.on(secondFactorApi.secondFactorSettings, settings);
  network.on(sessionApi.signedInDevices, { sessions: [], views: [] });
  signInAs();
  await renderScreen(
    <>
      <SecondFactorCard />
      <AskForIdentityProof />
    </>,
    { route: "preferences", at: "/preferences" },
  );
  return network;
}

test("an app is set up by its first code, and the codes stay until they are said to be saved", async () => {
  const network = await openCard(none);
  const begun = network.on(secondFactorApi.setUpAuthenticatorApp, {
    uri: "otpauth://totp/Kreislauf:jana?secret=ABCDEFGH",
    secret: "ABCDEFGH",
  });
  await button("App einrichten").click();
  await expect.element(page.getByText("ABCD EFGH")).toBeVisible();
  expect(begun).toHaveLength(1);
  const field = page.getByRole("textbox", { name: "Code aus der App" });
  await button("Einrichten").click();
  await expect.element(field).toHaveAccessibleDescription("Der Code ist erforderlich");
  network.on(secondFactorApi.confirmAuthenticatorApp, refusal("wrong_code", { message: "Passt nicht." }));
  await userEvent.fill(field, "000000");
  await button("Einrichten").click();
  await expect.element(field).toHaveAccessibleDescription("Passt nicht.");
  await expect.element(field).toHaveValue("000000");

  network.on(secondFactorApi.confirmAuthenticatorApp, { recoveryCodes: codes });
  await userEvent.fill(field, "123456");
  await button("Einrichten").click();
  await expect.element(page.getByText("4KQ2-9TX9")).toBeVisible();
  await button("Fertig").click({ force: true });
  await expect.element(page.getByText("4KQ2-9TX9")).toBeVisible();
  await page.getByRole("checkbox", { name: "Ich habe die Codes gesichert" }).click();
  await button("Fertig").click();
  await expect.element(page.getByText("4KQ2-9TX9")).not.toBeInTheDocument();
  await expect.element(page.getByText("Die Authenticator-App ist eingerichtet.")).toBeVisible();
});

test("a browser that does not copy says so", async () => {
  const network = await openCard(present);
  network.on(secondFactorApi.createRecoveryCodes, { recoveryCodes: codes });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  await button("Neue Codes erstellen").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Neue Codes erstellen" }).click();
  await button("Kopieren").click();
  await expect.element(page.getByText(/lässt das Kopieren nicht zu/)).toBeVisible();
});

test("an old proof asks for the password, a wrong one says so, and the right one goes on", async () => {
  const network = await openCard(present);
  const replies = [() => refusal("proof_required"), () => ({})];
  const removed = network.on(secondFactorApi.removeAuthenticatorApp, () =>
    (replies.shift() ?? (() => ({})))(),
  );
  await button("Authenticator-App entfernen").click();
  await button("App entfernen").click();
  const password = page.getByLabelText("Passwort", { exact: true });
  const details = [{ field: "password", message: "Das Passwort stimmt nicht" }];
  network.on(secondFactorApi.proveIdentity, refusal("validation", { details }));
  await userEvent.fill(password, "falsch");
  await button("Bestätigen").click();
  await expect.element(password).toHaveAccessibleDescription("Das Passwort stimmt nicht");
  const proved = network.on(secondFactorApi.proveIdentity, {});
  await userEvent.fill(password, "Geheim 1");
  await button("Bestätigen").click();
  await expect.element(page.getByText("Die Authenticator-App ist entfernt.")).toBeVisible();
  expect(proved.map(({ body }) => body)).toEqual([{ password: "Geheim 1" }]);
  expect(removed).toHaveLength(2);
});

test("leaving the question for the password changes nothing and says why", async () => {
  const network = await openCard(present);
  network.on(
    secondFactorApi.removeAuthenticatorApp,
    refusal("proof_required", { message: "Bitte bestätigen Sie zuerst, dass Sie es sind." }),
  );
  await button("Authenticator-App entfernen").click();
  await button("App entfernen").click();
  const question = page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(page.getByText("Bitte bestätigen Sie zuerst, dass Sie es sind.")).toBeVisible();
});

test("what is set up is told with its numbers, and trusted devices are asked again", async () => {
  const network = await openCard(present);
  await expect.element(page.getByText("8 von 10 übrig")).toBeVisible();
  await expect.element(page.getByText("Eingerichtet am 18.05.2027.")).toBeVisible();
  const forgotten = network.on(secondFactorApi.forgetTrustedDevices, {});
  await button("Überall wieder fragen").click();
  await expect.element(page.getByText("Alle Geräte fragen wieder nach einem Code.")).toBeVisible();
  expect(forgotten).toHaveLength(1);
});

test("where the settings do not come, it can be tried again", async () => {
  const network = fakeNetwork();
  network.on(secondFactorApi.secondFactorSettings, unreachable);
  signInAs();
  await renderScreen(
    <>
      <SecondFactorCard />
      <AskForIdentityProof />
    </>,
    { route: "preferences", at: "/preferences" },
  );
  await expect.element(page.getByRole("alert")).toMatchTextContent("konnten nicht geladen werden");
  network.on(secondFactorApi.secondFactorSettings, none);
  await button("Erneut laden").click();
  await expect.element(page.getByText("Nicht eingerichtet")).toBeVisible();
});
