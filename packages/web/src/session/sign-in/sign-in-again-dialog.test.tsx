import { companySignInApi } from "@kreislauf/contract/session";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { signedInFixture } from "../../../test/signed-in.fixture.ts";
import { clearSession, currentSession, expireSession } from "../../base/session.ts";
import { handOverTicket } from "../base/company-account-channel.ts";
import { SignInAgain } from "./sign-in-again.tsx";

const dialog = page.getByRole("alertdialog", { name: "Ihre Sitzung ist abgelaufen" });
const useAccount = dialog.getByRole("button", { name: "Firmenkonto verwenden" });
const url = "https://login.holzbau.example/auth";
const leadingBackTo = (origin: string) =>
  `${url}?redirect_uri=${encodeURIComponent(`${origin}/api/auth/company-account/callback`)}`;

beforeEach(() => vi.restoreAllMocks());
afterEach(clearSession);

/** Opens a form with unsaved input whose session has expired. */
async function openDialog() {
  signInAs();
  const form = (
    <>
      <LeaveGuard dirty title="Auftrag" />
      <SignInAgain />
    </>
  );
  await renderScreen(form, { route: "preferences", at: "/preferences" });
  expireSession();
  await expect.element(dialog).toBeVisible();
}

const openedWindow = () => {
  const opened = { location: { href: "" }, close: vi.fn<() => void>() };
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  return opened;
};

test("the company account signs in again, in a window of its own, for the same company", async () => {
  const opened = openedWindow();
  const network = fakeNetwork();
  const here = leadingBackTo(location.origin);
  const begun = network.on(companySignInApi.beginCompanySignIn, { url: here, browserSecret: "mine" });
  const finished = network.on(companySignInApi.finishCompanySignIn, {
    signIn: signedInFixture,
    email: "jana@holzbau.example",
  });
  await openDialog();
  await useAccount.click();
  await expect.poll(() => opened.location.href).toBe(here);
  expect(await handOverTicket("abc")).toBe(true);
  await expect.poll(() => currentSession()?.user.userId).toBe(7);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(begun.map(({ body }) => body)).toEqual([{ email: "jana@holzbau.example" }]);
  expect(finished.map(({ body }) => body)).toEqual([{ ticket: "abc", browserSecret: "mine" }]);
  expect(opened.close).toHaveBeenCalled();
});

test("whoever comes back from the provider's window without signing in chooses another way", async () => {
  const opened = openedWindow();
  fakeNetwork().on(companySignInApi.beginCompanySignIn, { url, browserSecret: "mine" });
  await openDialog();
  await useAccount.click();
  await expect.poll(() => opened.location.href).toBe(url);
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(useAccount).toBeVisible();
  await expect.element(dialog.getByLabelText("Passwort", { exact: true })).toBeEnabled();
  expect(opened.close).toHaveBeenCalled();
  expect(await handOverTicket("abc")).toBe(false);
});

test("what the provider refuses is said, and so is a window that the browser does not open", async () => {
  const opened = openedWindow();
  fakeNetwork().on(
    companySignInApi.beginCompanySignIn,
    refusal("company_sign_in_unknown", { message: "Kein Firmenkonto." }),
  );
  await openDialog();
  await useAccount.click();
  await expect.element(dialog.getByText("Kein Firmenkonto.")).toBeVisible();
  expect(opened.close).toHaveBeenCalled();
  vi.spyOn(window, "open").mockReturnValue(null);
  await useAccount.click();
  await expect.element(dialog.getByText(/Bitte erlauben Sie Pop-up-Fenster/)).toBeVisible();
});

test("where the provider would lead back to another address of the portal, that address is said first", async () => {
  const opened = openedWindow();
  const begun = { url: leadingBackTo("https://portal.example"), browserSecret: "mine" };
  fakeNetwork().on(companySignInApi.beginCompanySignIn, begun);
  await openDialog();
  await useAccount.click();
  await expect.element(dialog.getByText(/unter https:\/\/portal\.example an/)).toBeVisible();
  expect(opened.location.href).toBe("");
  expect(opened.close).toHaveBeenCalled();
});
