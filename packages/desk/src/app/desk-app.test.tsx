import type { Endpoint } from "@kreislauf/contract/base";
import { deskLivePath, deskDisputesApi, deskOrdersApi } from "@kreislauf/contract/desk";
import { staffApi, type StaffSignedIn } from "@kreislauf/contract/staff";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { colleagueFixture as colleague } from "../../test/colleague.fixture.ts";
import { renderDesk, staffFixture } from "../../test/render-desk.tsx";
import { deskToken } from "../base/desk-session.ts";
import { DeskApp } from "./desk-app.tsx";

const live = { method: "GET", path: deskLivePath } as Endpoint;

const form = page.getByRole("dialog", { name: "Jan Brodersen" });
/** The field for the first name, found by its label: a search by role misses it while another dialog hides the form. */
const firstName = page.getByLabelText(/^Vorname/);
const again = page.getByRole("alertdialog", { name: "Ihre Anmeldung ist abgelaufen" });
const signedIn = (change: Partial<StaffSignedIn["self"]> = {}): StaffSignedIn => ({
  step: "signed_in",
  token: "next token",
  self: { ...staffFixture, roles: [...staffFixture.roles], secondFactors: ["totp"], ...change },
  recoveryCodes: null,
  recoveryCodesLeft: null,
});

beforeEach(() => page.viewport(1440, 900));

/** Opens a form, types into it and saves. The server answers the stream of changes and the saving with `refused`. */
async function typeUntilRefused(refused: () => Response) {
  const network = fakeNetwork();
  network.on(live, refused);
  network.on(deskOrdersApi.deskWaiting, { orders: 0, claims: 0, agreements: 0 });
  network.on(deskDisputesApi.countDeskDisputes, { open: 0 });
  network.on(staffApi.staffSelf, signedIn().self);
  network.on(staffApi.staffLog, { entries: [], hasMore: false });
  network.on(staffApi.listStaff, { staff: [colleague] });
  const changes = network.on(staffApi.changeStaff, ({ headers }) =>
    headers.get("authorization") === "Bearer next token" ? { ...colleague, version: 2 } : refused(),
  );
  await renderDesk(<DeskApp />, { at: "/administration" });
  await page.getByRole("button", { name: "Jan Brodersen" }).click();
  await firstName.fill("Janne");
  await form.getByRole("button", { name: "Speichern" }).click();
  return { network, changes };
}

/** Opens a form, types into it and saves; the server answers that the session has ended. */
async function typeUntilTheEnd() {
  const typed = await typeUntilRefused(() => refusal("unauthenticated"));
  await expect.element(again).toBeVisible();
  return typed;
}

/** Opens the desk in a session that was idle for too long: the server asks the person to prove who they are. */
async function startAtRest(isLocked: () => boolean) {
  const refuse = () =>
    isLocked() ? refusal("staff_locked", { message: "Ihr Zugang ist gesperrt." }) : refusal("proof_required");
  const network = fakeNetwork();
  network.on(live, refuse);
  network.on(deskOrdersApi.deskWaiting, { orders: 0, claims: 0, agreements: 0 });
  network.on(deskDisputesApi.countDeskDisputes, { open: 0 });
  network.on(staffApi.staffSelf, signedIn().self);
  network.on(staffApi.staffLog, { entries: [], hasMore: false });
  network.on(staffApi.listStaff, refuse);
  network.on(staffApi.staffProveIdentity, refuse);
  await renderDesk(<DeskApp />, { at: "/administration" });
  return network;
}

const enterPassword = async () => {
  await again.getByLabelText("Passwort", { exact: true }).fill("Geheim 1");
  await again.getByRole("button", { name: "Weiter" }).click();
};

test("whose session ends signs in over the page, and what was typed is sent", async () => {
  const { network, changes } = await typeUntilTheEnd();
  await expect.element(firstName).toHaveValue("Janne");
  const signIns = network.on(staffApi.staffSignIn, signedIn());
  await enterPassword();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(form).not.toBeInTheDocument();
  expect(signIns.map(({ body }) => body)).toEqual([{ email: staffFixture.email, password: "Geheim 1" }]);
  expect(changes.map(({ body }) => (body as { firstName: string }).firstName)).toEqual(["Janne", "Janne"]);
});

test("a second factor is asked for in the same place", async () => {
  const { network } = await typeUntilTheEnd();
  network.on(staffApi.staffSignIn, { step: "second_factor", ticket: "ticket", methods: ["totp"] });
  await enterPassword();
  await expect.element(again.getByRole("textbox", { name: "Code aus der App" })).toBeVisible();
  await expect.element(firstName).toHaveValue("Janne");
});

test("somebody else who signs in instead begins a page of their own", async () => {
  const { network, changes } = await typeUntilTheEnd();
  network.on(staffApi.staffSignIn, signedIn({ id: 9, email: "ole@nordwerk.example", firstName: "Ole" }));
  await enterPassword();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Ole Aydın" })).toBeVisible();
  expect(changes).toHaveLength(1);
});

test("whoever signs out instead comes to the sign-in page", async () => {
  await typeUntilTheEnd();
  await again.getByRole("button", { name: "Abmelden" }).click();
  await expect.element(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  expect(deskToken()).toBeUndefined();
});

test("whose account was locked sees nothing of the page any more, and reads why", async () => {
  await typeUntilRefused(() => refusal("staff_locked", { message: "Ihr Zugang ist gesperrt." }));
  await expect.element(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Ihr Zugang ist gesperrt.");
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(firstName).not.toBeInTheDocument();
  await expect.element(page.getByText("Jan Brodersen")).not.toBeInTheDocument();
  expect(deskToken()).toBeUndefined();
});

test("nothing asks the next person for what a locked account was asked for", async () => {
  let isLocked = false;
  const network = await startAtRest(() => isLocked);
  const proof = page.getByRole("alertdialog", { name: "Sind Sie noch da?" });
  await expect.element(proof).toBeVisible();
  isLocked = true;
  await proof.getByLabelText("Code aus der App").fill("123456");
  await proof.getByRole("button", { name: "Weiterarbeiten" }).click();
  await expect.element(page.getByText("Ihr Zugang ist gesperrt.")).toBeVisible();
  isLocked = false;
  network.on(staffApi.listStaff, { staff: [colleague] });
  network.on(staffApi.staffSignIn, signedIn({ id: 9, email: "ole@nordwerk.example", firstName: "Ole" }));
  await page.getByLabelText("E-Mail-Adresse").fill("ole@nordwerk.example");
  await page.getByLabelText("Passwort", { exact: true }).fill("Geheim 1");
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect.element(page.getByRole("link", { name: "Ole Aydın" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Jan Brodersen" })).toBeVisible();
  await expect.element(proof).not.toBeInTheDocument();
  await expect.element(page.getByText("Ihr Zugang ist gesperrt.")).not.toBeInTheDocument();
});
