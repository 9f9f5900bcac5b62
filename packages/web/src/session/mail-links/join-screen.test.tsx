import { mailLinksApi } from "@kreislauf/contract/session";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen } from "../../../test/render-screen.tsx";
import { JoinScreen } from "./join-screen.tsx";

const openScreen = () => renderScreen(<JoinScreen />, { route: "join", at: "/join/token-1" });

function openNetwork(phoneMissing: boolean) {
  const network = fakeNetwork();
  network.on(mailLinksApi.checkInvitationToken, { message: "valid", phoneMissing });
  return network;
}

const phone = page.getByRole("textbox", { name: "Telefon" });
const submit = page.getByRole("button", { name: "Passwort speichern" });

async function fillPasswords() {
  await userEvent.fill(page.getByLabelText("Neues Passwort", { exact: true }), "Sommer27");
  await userEvent.fill(page.getByLabelText("Passwort wiederholen", { exact: true }), "Sommer27");
}

test("an invitation with a phone number asks for a password only", async () => {
  const calls = openNetwork(false).on(mailLinksApi.activate, { message: "activated" });
  const { address } = await openScreen();
  await fillPasswords();
  expect(phone.query()).toBeNull();
  await submit.click();
  await vi.waitFor(() => expect(address()).toBe("/login"), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ signupToken: "token-1", password: "Sommer27" }]);
});

test("one without asks for it, beside its field, and keeps it where the server refuses it", async () => {
  const network = openNetwork(true);
  const { address } = await openScreen();
  await fillPasswords();
  await submit.click();
  await expect.element(phone).toHaveAccessibleDescription(/Bitte geben Sie eine Telefonnummer an\./);
  const details = [{ field: "phone", message: "Das ist keine Nummer." }];
  network.on(mailLinksApi.activate, refusal("validation", { details }));
  await userEvent.fill(phone, "123");
  await submit.click();
  await expect.element(phone).toHaveAccessibleDescription(/Das ist keine Nummer\./);
  const calls = network.on(mailLinksApi.activate, { message: "activated" });
  await userEvent.fill(phone, "0561 5550140");
  await submit.click();
  await vi.waitFor(() => expect(address()).toBe("/login"), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { signupToken: "token-1", password: "Sommer27", phone: "0561 5550140" },
  ]);
});
