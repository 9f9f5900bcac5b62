import { companySignInApi, secondFactorApi, sessionApi } from "@kreislauf/contract/session";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { handOverTicket } from "../base/company-account-channel.ts";
import { AskForIdentityProof } from "./ask-for-identity-proof.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";

const proof = page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => vi.restoreAllMocks());

/**
 * Opens the card as somebody who signed in some time ago through the company account and now has to prove who they are.
 */
async function openProof() {
  const network = fakeNetwork();
  network.on(secondFactorApi.secondFactorSettings, {
    authenticatorApp: null,
    passkeys: [],
    recoveryCodes: null,
    trustedDevices: 0,
    companyAccount: true,
  });
  network.on(sessionApi.signedInDevices, { sessions: [], views: [] });
  network.on(secondFactorApi.setUpAuthenticatorApp, refusal("proof_required"));
  signInAs();
  await renderScreen(
    <>
      <SecondFactorCard />
      <AskForIdentityProof />
    </>,
    { route: "preferences", at: "/preferences" },
  );
  await button("App einrichten").click();
  await expect.element(proof).toBeVisible();
  return network;
}

const openedWindow = () => {
  const opened = { location: { href: "" }, close: vi.fn<() => void>() };
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  return opened;
};

test("an old sign-in is proved at the provider, in a window of its own, and the call is repeated", async () => {
  const opened = openedWindow();
  const network = await openProof();
  const url = "https://login.holzbau.example/auth";
  network.on(companySignInApi.beginCompanyAccountProof, { url, browserSecret: "mine" });
  const proofs = network.on(secondFactorApi.proveIdentity, {});
  await button("Mit Firmenkonto bestätigen").click();
  await vi.waitFor(() => expect(opened.location.href).toBe(url), { timeout: 10_000 });
  network.on(secondFactorApi.setUpAuthenticatorApp, { uri: "otpauth://totp/a", secret: "ABCDEFGH" });
  expect(await handOverTicket("abc")).toBe(true);
  await expect.element(page.getByText("ABCD EFGH")).toBeVisible();
  expect(proofs.map(({ body }) => body)).toEqual([
    { companyAccount: { ticket: "abc", browserSecret: "mine" } },
  ]);
  expect(opened.close).toHaveBeenCalled();
});

test("who cancels closes the provider's window, and nothing waits for its answer", async () => {
  const opened = openedWindow();
  const network = await openProof();
  const url = "https://login.holzbau.example/auth";
  network.on(companySignInApi.beginCompanyAccountProof, { url, browserSecret: "mine" });
  await button("Mit Firmenkonto bestätigen").click();
  await vi.waitFor(() => expect(opened.location.href).toBe(url), { timeout: 10_000 });
  await proof.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(proof).not.toBeInTheDocument();
  await vi.waitFor(() => expect(opened.close).toHaveBeenCalled(), { timeout: 10_000 });
  expect(await handOverTicket("abc")).toBe(false);
});

test("a window that the browser does not open is missed", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  await openProof();
  await button("Mit Firmenkonto bestätigen").click();
  await expect.element(proof.getByText(/Bitte erlauben Sie Pop-up-Fenster für diese Seite/)).toBeVisible();
});
