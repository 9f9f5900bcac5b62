import {
  passkeysApi,
  secondFactorApi,
  sessionApi,
  type SecondFactorSettings,
} from "@kreislauf/contract/session";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import {
  assertionFixture,
  attestationFixture,
  creationOptionsFixture,
  fakeAuthenticator,
  requestOptionsFixture,
} from "../../../test/passkeys.fixture.ts";
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
const key = { id: 4, name: "Telefon", createdOn: "2027-05-17T07:30:00Z", lastUsedOn: null };
const codes = Array.from({ length: 10 }, (_, index) => `4KQ2-9TX${index}`);
const one: SecondFactorSettings = {
  ...none,
  passkeys: [key],
  recoveryCodes: { left: 10, total: 10, createdOn: "2027-05-17T07:30:00Z" },
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const name = page.getByRole("textbox", { name: "Name" });

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

test("a passkey is named and created, and the first one brings recovery codes", async () => {
  fakeAuthenticator();
  const network = await openCard(none);
  network.on(passkeysApi.passkeyCreationOptions, creationOptionsFixture);
  const added = network.on(passkeysApi.addPasskey, { recoveryCodes: codes });
  await button("Passkey hinzufügen").click();
  await userEvent.fill(name, "  ");
  await button("Weiter").click();
  await expect.element(name).toHaveAccessibleDescription(/Bitte geben Sie dem Passkey einen Namen/);
  await userEvent.fill(name, "Telefon");
  await button("Weiter").click();
  await expect.element(page.getByText("4KQ2-9TX9")).toBeVisible();
  expect(added.map(({ body }) => body)).toEqual([{ name: "Telefon", passkey: attestationFixture }]);
});

async function failToAdd(failure: Parameters<typeof fakeAuthenticator>[0]) {
  fakeAuthenticator(failure);
  const network = await openCard(none);
  network.on(passkeysApi.passkeyCreationOptions, creationOptionsFixture);
  await button("Passkey hinzufügen").click();
  await userEvent.fill(name, "Telefon");
  await button("Weiter").click();
}

test("a browser's question that nobody answers can be ended, and the name is kept", async () => {
  await failToAdd("unanswered");
  await expect.element(button("Wird angelegt …")).toBeVisible();
  await button("Abbrechen").click();
  await expect.element(button("Weiter")).toBeEnabled();
  await expect.element(name).toHaveValue("Telefon");
  await button("Abbrechen").click();
  await expect.element(name).not.toBeInTheDocument();
});

test("whoever closes the browser's question keeps the name and may try again", async () => {
  await failToAdd("NotAllowedError");
  await expect.element(button("Weiter")).toBeEnabled();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Telefon");
});

test.each([
  ["InvalidStateError", "Auf diesem Gerät liegt schon ein Passkey für Ihren Zugang."],
  ["UnknownError", "Ihr Browser konnte den Passkey nicht verwenden. Bitte versuchen Sie es noch einmal."],
] as const)("after %s the name stays, with %j", async (failure, sentence) => {
  await failToAdd(failure);
  await expect.element(page.getByRole("alert")).toHaveTextContent(sentence);
  await expect.element(name).toHaveValue("Telefon");
});

test("a passkey is renamed and removed, and the last one says what goes with it", async () => {
  const network = await openCard(one);
  await expect.element(page.getByText("Eingerichtet am 17.05.2027, noch nicht benutzt")).toBeVisible();
  const renamed = network.on(passkeysApi.renamePasskey, {});
  await button("Telefon umbenennen").click();
  await userEvent.fill(name, "Altes Telefon");
  await button("Speichern").click();
  await expect.element(name).not.toBeInTheDocument();
  expect(renamed.map(({ params, body }) => [params, body])).toEqual([
    [{ id: "4" }, { name: "Altes Telefon" }],
  ]);
  const removed = network.on(passkeysApi.removePasskey, {});
  await button("Telefon entfernen").click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByText(/letzter zweiter Faktor/)).toBeVisible();
  await dialog.getByRole("button", { name: "Entfernen" }).click();
  await expect.element(page.getByText("Der Passkey „Telefon“ ist entfernt.")).toBeVisible();
  expect(removed).toHaveLength(1);
});

test("with ten passkeys no more can be added", async () => {
  const passkeys = Array.from({ length: 10 }, (_, id) => ({ ...key, id: id + 1, name: `Gerät ${id}` }));
  await openCard({ ...one, passkeys });
  await expect.element(button("Passkey hinzufügen")).toHaveAttribute("aria-disabled", "true");
});

test("an old sign-in is proved again by a passkey, and the call is repeated", async () => {
  fakeAuthenticator();
  const network = await openCard(one);
  network.on(passkeysApi.removePasskey, refusal("proof_required"));
  network.on(passkeysApi.identityProofPasskeyOptions, requestOptionsFixture);
  const proofs = network.on(secondFactorApi.proveIdentity, {});
  await button("Telefon entfernen").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click();
  const proof = page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });
  await expect.element(proof).toBeVisible();
  network.on(passkeysApi.removePasskey, {});
  await proof.getByRole("button", { name: "Mit Passkey bestätigen" }).click();
  await expect.element(page.getByText("Der Passkey „Telefon“ ist entfernt.")).toBeVisible();
  expect(proofs.map(({ body }) => body)).toEqual([{ passkey: assertionFixture }]);
});
