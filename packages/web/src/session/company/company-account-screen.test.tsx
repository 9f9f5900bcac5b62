import { companySignInApi } from "@kreislauf/contract/session";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen } from "../../../test/render-screen.tsx";
import { signedInFixture } from "../../../test/signed-in.fixture.ts";
import { currentSession } from "../../base/session.ts";
import { browserSecret } from "../base/browser-secret.ts";
import { awaitTicket } from "../base/company-account-channel.ts";
import { CompanyAccountScreen } from "./company-account-screen.tsx";

const comeBack = (query: string) =>
  renderScreen(<CompanyAccountScreen />, {
    route: "companyAccount",
    at: `/login/company-account?${query}`,
  });

beforeEach(() => sessionStorage.clear());

test("the ticket and this tab's secret open the session, and the secret is gone", async () => {
  const calls = fakeNetwork().on(companySignInApi.finishCompanySignIn, {
    signIn: signedInFixture,
    email: "jana@holzbau.example",
  });
  browserSecret.set("mine");
  await comeBack("ticket=abc");
  await vi.waitFor(() => expect(currentSession()?.user.userId).toBe(7), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ ticket: "abc", browserSecret: "mine" }]);
  expect(browserSecret.get()).toBeNull();
});

test("a ticket in another tab is not even sent", async () => {
  const calls = fakeNetwork().on(companySignInApi.finishCompanySignIn, refusal("sign_in_expired"));
  const { address } = await comeBack("ticket=abc");
  await expect.element(page.getByRole("alert").getByText(/hat zu lange gedauert/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Zur Anmeldung" })).toBeVisible();
  expect(address()).toBe("/login/company-account");
  expect(calls).toEqual([]);
});

test.each([
  ["company_sign_in_away", /ist gerade nicht erreichbar/],
  ["company_account_refused", /Mit diesem Firmenkonto ist keine Anmeldung möglich/],
  ["<b>anything</b>", /hat zu lange gedauert/],
] as const)("the failure %j gets its sentence", async (failure, sentence) => {
  browserSecret.set("mine");
  await comeBack(`failure=${encodeURIComponent(failure)}`);
  await expect.element(page.getByRole("alert").getByText(sentence)).toBeVisible();
});

test("what the server refuses is said, and its ticket does not stay in the address", async () => {
  fakeNetwork().on(
    companySignInApi.finishCompanySignIn,
    refusal("company_account_refused", { message: "Kein Zugang." }),
  );
  browserSecret.set("mine");
  const { address } = await comeBack("ticket=abc");
  await expect.element(page.getByRole("alert").getByText(/Firmenkonto|Kein Zugang/)).toBeVisible();
  expect(address()).toBe("/login/company-account");
});

test("a ticket that another tab waits for is handed over", async () => {
  const calls = fakeNetwork().on(companySignInApi.finishCompanySignIn, refusal("sign_in_expired"));
  const close = vi.spyOn(window, "close").mockImplementation(() => undefined);
  const waiting = awaitTicket(new AbortController().signal);
  await comeBack("ticket=abc");
  expect(await waiting).toBe("abc");
  await vi.waitFor(() => expect(close).toHaveBeenCalled(), { timeout: 10_000 });
  expect(calls).toEqual([]);
});
