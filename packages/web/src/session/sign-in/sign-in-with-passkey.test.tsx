import { passkeysApi, secondFactorApi, sessionApi } from "@kreislauf/contract/session";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import {
  assertionFixture,
  fakeAuthenticator,
  requestOptionsFixture,
} from "../../../test/passkeys.fixture.ts";
import { renderScreen } from "../../../test/render-screen.tsx";
import { signedInFixture } from "../../../test/signed-in.fixture.ts";
import { currentSession } from "../../base/session.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

const usePasskey = page.getByRole("button", { name: "Passkey verwenden" });
const show = () => renderScreen(<SignInScreen />, { route: "login", at: "/login" });

test("a passkey signs in without address and password", async () => {
  fakeAuthenticator();
  const network = fakeNetwork();
  network.on(passkeysApi.passkeySignInOptions, requestOptionsFixture);
  const calls = network.on(passkeysApi.signInWithPasskey, {
    signIn: signedInFixture,
    email: "jana@holzbau.example",
  });
  await show();
  await usePasskey.click();
  await vi.waitFor(() => expect(currentSession()?.user.userId).toBe(7), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ passkey: assertionFixture }]);
});

test("whoever closes the browser's question is asked for address and password as before", async () => {
  fakeAuthenticator("NotAllowedError");
  fakeNetwork().on(passkeysApi.passkeySignInOptions, requestOptionsFixture);
  await show();
  await userEvent.fill(page.getByRole("textbox", { name: "E-Mail" }), "jana@holzbau.example");
  await usePasskey.click();
  await expect.element(page.getByRole("button", { name: "Anmelden" })).toBeEnabled();
  await expect.element(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("jana@holzbau.example");
  expect(page.getByRole("alert").query()).toBeNull();
});

test("a passkey that the portal does not know says so, away from the password", async () => {
  fakeAuthenticator();
  const network = fakeNetwork();
  network.on(passkeysApi.passkeySignInOptions, requestOptionsFixture);
  network.on(
    passkeysApi.signInWithPasskey,
    refusal("passkey_refused", { message: "Dieser Passkey passt nicht." }),
  );
  await show();
  await usePasskey.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Dieser Passkey passt nicht.");
});

async function openSecondStep() {
  const network = fakeNetwork();
  network.on(sessionApi.signIn, {
    multicompany: null,
    secondFactor: { ticket: "ticket", methods: ["passkey", "recovery_code"] },
  });
  network.on(passkeysApi.secondFactorPasskeyOptions, requestOptionsFixture);
  await show();
  await userEvent.fill(page.getByRole("textbox", { name: "E-Mail" }), "jana@holzbau.example");
  await userEvent.fill(page.getByLabelText("Passwort", { exact: true }), "Geheim 1");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect.element(page.getByRole("heading", { name: "Mit Passkey bestätigen" })).toBeVisible();
  return network;
}

test("whoever has passkeys only is asked for one in the second step", async () => {
  fakeAuthenticator();
  const network = await openSecondStep();
  network.on(
    secondFactorApi.proveSecondFactor,
    refusal("passkey_expired", { message: "Das hat zu lange gedauert." }),
  );
  await usePasskey.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Das hat zu lange gedauert.");
  const calls = network.on(secondFactorApi.proveSecondFactor, {
    signIn: signedInFixture,
    deviceToken: null,
    recoveryCodesLeft: null,
  });
  await usePasskey.click();
  await vi.waitFor(() => expect(currentSession()?.user.userId).toBe(7), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { ticket: "ticket", method: "passkey", passkey: assertionFixture, trustDevice: false },
  ]);
});

test("the second step goes on without the passkey, by a recovery code", async () => {
  fakeAuthenticator("NotAllowedError");
  await openSecondStep();
  await usePasskey.click();
  await expect.element(usePasskey).toBeVisible();
  expect(page.getByRole("alert").query()).toBeNull();
  await page.getByRole("button", { name: "Telefon nicht da?" }).click();
  await expect.element(page.getByRole("textbox", { name: "Wiederherstellungscode" })).toHaveFocus();
});
