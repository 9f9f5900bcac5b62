import { companySignInApi, sessionApi, type SignInAnswer } from "@kreislauf/contract/session";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { signedInFixture } from "../../../test/signed-in.fixture.ts";
import { renderScreen } from "../../../test/render-screen.tsx";
import { currentSession } from "../../base/session.ts";
import { browserSecret } from "../base/browser-secret.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

const openScreen = () => renderScreen(<SignInScreen />, { route: "login", at: "/login" });

const email = page.getByRole("textbox", { name: "E-Mail" });
const password = page.getByLabelText("Passwort", { exact: true });
const submit = page.getByRole("button", { name: "Anmelden" });

async function fill() {
  await userEvent.fill(email, "jana@holzbau.example");
  await userEvent.fill(password, "Geheim 1");
}

test("what is missing is said at its field, the first one gets the focus, and nothing is sent", async () => {
  fakeNetwork();
  await openScreen();
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription("E-Mail-Adresse ist erforderlich");
  await expect.element(password).toHaveAccessibleDescription("Passwort ist erforderlich");
  await expect.element(email).toHaveFocus();
  await userEvent.fill(email, "jana@holzbau.example");
  await submit.click();
  await expect.element(password).toHaveFocus();
  await expect.element(email).not.toHaveAccessibleDescription();
});

test("while it runs nothing can be changed or sent again; then somebody is signed in", async () => {
  const network = fakeNetwork();
  const late = delayed<SignInAnswer>();
  const calls = network.on(sessionApi.signIn, () => late.answer);
  await openScreen();
  await fill();
  await submit.click();
  await expect.element(email).toBeDisabled();
  await page
    .getByRole("button", { name: /Anmeld/ })
    .first()
    .click({ force: true });
  late.arrive(signedInFixture);
  await vi.waitFor(() => expect(currentSession()?.user.userId).toBe(7), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ email: "jana@holzbau.example", password: "Geheim 1" }]);
});

test.each([
  ["wrong credentials", () => refusal("wrong_credentials"), /überprüfen Sie Ihre E-Mail und Ihr Passwort/],
  [
    "no answer",
    unreachable,
    "Das Portal ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es in Kürze erneut.",
  ],
  [
    "an error of the server",
    () => refusal("internal", { message: "Ein Fehler ist aufgetreten." }),
    "Ein Fehler ist aufgetreten.",
  ],
  [
    "an error page in place of the server",
    () => new Response("<html>", { status: 500 }),
    "Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es in Kürze erneut.",
  ],
  [
    "too many attempts",
    () => refusal("too_many_requests", { headers: { "retry-after": "90" } }),
    "Zu viele Versuche. Bitte versuchen Sie es in 2 Minuten noch einmal.",
  ],
])("after %s it says so, and the next try begins at the password", async (_, reply, sentence) => {
  const network = fakeNetwork();
  network.on(sessionApi.signIn, reply);
  await openScreen();
  await fill();
  await submit.click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expect.element(email).toHaveValue("jana@holzbau.example");
  expect(currentSession()).toBeNull();
  network.on(sessionApi.signIn, signedInFixture);
  await submit.click();
  await vi.waitFor(() => expect(currentSession()?.user.userId).toBe(7), { timeout: 10_000 });
});

test.each([
  ["no answer", unreachable],
  ["an error of the server", () => refusal("internal")],
  ["an error page in place of the server", () => new Response("<html>", { status: 502 })],
  ["a call that the browser breaks off", () => Promise.reject(new DOMException("", "AbortError"))],
])("after %s nothing blames address or password", async (_, reply) => {
  fakeNetwork().on(sessionApi.signIn, reply);
  await openScreen();
  await fill();
  await submit.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByText(/überprüfen Sie/)).not.toBeInTheDocument();
  await expect.element(email).not.toHaveAttribute("aria-invalid", "true");
  await expect.element(password).not.toHaveAttribute("aria-invalid", "true");
  await expect.element(password).not.toHaveAccessibleDescription();
});

test("a member of several companies goes on to choose one, signed in to none", async () => {
  fakeNetwork().on(sessionApi.signIn, {
    multicompany: true,
    userId: 7,
    companies: [
      { id: 1, name: "Holzbau Petersen" },
      { id: 2, name: "Sägewerk Nord" },
    ],
    loginTicket: "ticket",
  });
  const { address } = await openScreen();
  await fill();
  await submit.click();
  await vi.waitFor(() => expect(address()).toBe("/login/select-company"), { timeout: 10_000 });
  expect(currentSession()).toBeNull();
});

test("nobody leaves for a provider that leads back to another address, which is said instead", async () => {
  const back = encodeURIComponent("https://portal.example/api/auth/company-account/callback");
  fakeNetwork().on(companySignInApi.beginCompanySignIn, {
    url: `${location.origin}/auth?redirect_uri=${back}`,
    browserSecret: "mine",
  });
  await openScreen();
  await userEvent.fill(email, "jana@holzbau.example");
  await page.getByRole("button", { name: "Firmenkonto verwenden" }).click();
  await expect
    .element(page.getByText(/Mit dem Firmenkonto melden Sie sich unter https:\/\/portal/))
    .toBeVisible();
  expect(browserSecret.get()).toBeNull();
});
