import { secondFactorApi, sessionApi, type SecondFactorAnswer } from "@kreislauf/contract/session";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { signedInFixture } from "../../../test/signed-in.fixture.ts";
import { renderScreen } from "../../../test/render-screen.tsx";
import { currentSession, deviceToken } from "../../base/session.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

const entered: SecondFactorAnswer = {
  signIn: signedInFixture,
  deviceToken: "device",
  recoveryCodesLeft: null,
};

const code = page.getByRole("textbox", { name: "Code aus der App" });
const submit = page.getByRole("button", { name: "Anmelden" });

async function openSecondStep() {
  const network = fakeNetwork();
  const signIns = network.on(sessionApi.signIn, {
    multicompany: null,
    secondFactor: { ticket: "ticket", methods: ["totp", "recovery_code"] },
  });
  await renderScreen(<SignInScreen />, { route: "login", at: "/login" });
  await userEvent.fill(page.getByRole("textbox", { name: "E-Mail" }), "jana@holzbau.example");
  await userEvent.fill(page.getByLabelText("Passwort", { exact: true }), "Geheim 1");
  await submit.click();
  await expect.element(code).toHaveFocus();
  return { network, signIns };
}

test("the code signs in, and the device is remembered where that was wished for", async () => {
  const { network } = await openSecondStep();
  const calls = network.on(secondFactorApi.proveSecondFactor, entered);
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription("Der Code ist erforderlich");
  await userEvent.fill(code, "123 456");
  await page.getByRole("checkbox", { name: "Auf diesem Gerät 30 Tage nicht mehr fragen" }).click();
  await submit.click();
  await vi.waitFor(() => expect(currentSession()?.user.userId).toBe(7), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { ticket: "ticket", method: "totp", code: "123 456", trustDevice: true },
  ]);
  expect(deviceToken.get()).toBe("device");
});

test.each([
  [
    "a wrong code",
    () => refusal("wrong_code", { message: "Dieser Code passt nicht." }),
    "Dieser Code passt nicht.",
  ],
  [
    "no answer",
    unreachable,
    "Das Portal ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es in Kürze erneut.",
  ],
  [
    "too many attempts",
    () => refusal("too_many_requests", { headers: { "retry-after": "900" } }),
    "Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten noch einmal.",
  ],
])("after %s it says so at the field, which keeps the code and the focus", async (_, reply, sentence) => {
  const { network } = await openSecondStep();
  network.on(secondFactorApi.proveSecondFactor, reply);
  await userEvent.fill(code, "000000");
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(sentence);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue("000000");
});

test("a step that took too long starts over with the password and says why", async () => {
  const { network } = await openSecondStep();
  network.on(secondFactorApi.proveSecondFactor, refusal("sign_in_expired", { message: "Zu lange her." }));
  await userEvent.fill(code, "000000");
  await submit.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Zu lange her.");
  await expect.element(page.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
});

test("a recovery code takes the place of the app's, and the way back is open", async () => {
  const { network } = await openSecondStep();
  const calls = network.on(secondFactorApi.proveSecondFactor, { ...entered, recoveryCodesLeft: 1 });
  await page.getByRole("button", { name: "Telefon nicht da?" }).click();
  await userEvent.fill(page.getByRole("textbox", { name: "Wiederherstellungscode" }), "4KQ2-9TXM");
  await submit.click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ method: "recovery_code", code: "4KQ2-9TXM" });
});
