import { mailLinksApi } from "@kreislauf/contract/session";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen } from "../../../test/render-screen.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

const openScreen = () =>
  renderScreen(<ResetPasswordScreen />, { route: "resetPassword", at: "/reset-password/token-1" });

function openNetwork() {
  const network = fakeNetwork();
  network.on(mailLinksApi.checkResetToken, { message: "valid" });
  return network;
}

const first = page.getByLabelText("Neues Passwort", { exact: true });
const repeat = page.getByLabelText("Passwort wiederholen", { exact: true });
const submit = page.getByRole("button", { name: "Passwort speichern" });

async function fill(password = "Sommer27", repeated = password) {
  await userEvent.fill(first, password);
  await userEvent.fill(repeat, repeated);
}

test("a password that breaks the rules, or is repeated wrongly, is not sent", async () => {
  openNetwork();
  await openScreen();
  await fill("sommer27", "Sommer27");
  await submit.click();
  await expect
    .element(first)
    .toHaveAccessibleDescription("Das Passwort muss mindestens einen Großbuchstaben enthalten");
  await expect.element(repeat).toHaveAccessibleDescription("Passwörter stimmen nicht überein");
});

test("saved once, however often it is pressed, it leads to signing in, not back to the link", async () => {
  const network = openNetwork();
  const late = delayed<Record<string, never>>();
  const calls = network.on(mailLinksApi.resetPassword, () => late.answer);
  const { address, length } = await openScreen();
  await fill();
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive({});
  await vi.waitFor(() => expect(address()).toBe("/login"), { timeout: 10_000 });
  await expect.element(page.getByText(/Ihr neues Passwort ist gespeichert/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: "token-1", password: "Sommer27" }]);
  expect(length()).toBe(1);
});

test("what the server has against the password stands at its field until it is changed", async () => {
  const network = openNetwork();
  const details = [{ field: "password", message: "Das Passwort ist zu bekannt." }];
  network.on(mailLinksApi.resetPassword, refusal("validation", { details }));
  await openScreen();
  await fill();
  await submit.click();
  await expect.element(first).toHaveAccessibleDescription("Das Passwort ist zu bekannt.");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await userEvent.fill(first, "Sommer28");
  await expect.element(first).not.toHaveAttribute("aria-invalid");
});

test("without an answer it says that nothing is saved, and can be sent again", async () => {
  const network = openNetwork();
  network.on(mailLinksApi.resetPassword, unreachable);
  const { address } = await openScreen();
  await fill();
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Das Passwort wurde nicht gespeichert");
  network.on(mailLinksApi.resetPassword, {});
  await submit.click();
  await vi.waitFor(() => expect(address()).toBe("/login"), { timeout: 10_000 });
});

test("a link that is used up while the form is filled in gives way to the way to a new one", async () => {
  const network = openNetwork();
  network.on(mailLinksApi.resetPassword, refusal("link_used"));
  await openScreen();
  await fill();
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/fordern Sie einen neuen an/);
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Neuen Link anfordern" })).toBeVisible();
});

test.each(["reset_link_expired", "validation"] as const)("a link refused as %s has no form", async (code) => {
  fakeNetwork().on(mailLinksApi.checkResetToken, refusal(code));
  await openScreen();
  await expect.element(page.getByRole("button", { name: "Neuen Link anfordern" })).toBeVisible();
  expect(first.query()).toBeNull();
});

test("where the link cannot be checked, it is checked again on request", async () => {
  const network = fakeNetwork();
  network.on(mailLinksApi.checkResetToken, refusal("internal"));
  await openScreen();
  await expect.element(page.getByText("Der Link konnte nicht geprüft werden")).toBeVisible();
  network.on(mailLinksApi.checkResetToken, { message: "valid" });
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(first).toBeVisible();
});
