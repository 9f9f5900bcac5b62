import { sessionApi, type SignedIn } from "@kreislauf/contract/session";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen } from "../../../test/render-screen.tsx";
import { signedInFixture } from "../../../test/signed-in.fixture.ts";
import { currentSession } from "../../base/session.ts";
import { findLoginTicket, storeLoginTicket } from "../base/login-ticket.ts";
import { SelectCompanyScreen } from "./select-company-screen.tsx";

const signedIn: SignedIn = {
  ...signedInFixture,
  user: { ...signedInFixture.user, companyId: 2, companyName: "Petersen Bau" },
};

beforeEach(() =>
  storeLoginTicket({
    multicompany: true,
    email: "jana@holzbau.example",
    userId: 7,
    companies: [
      { id: 1, name: "Holzbau Petersen" },
      { id: 2, name: "Petersen Bau" },
    ],
    loginTicket: "ticket",
  }),
);

const openScreen = () =>
  renderScreen(<SelectCompanyScreen />, { route: "selectCompany", at: "/login/select-company" });
const submit = page.getByRole("button", { name: "Weiter" });
const company = (name: string) => page.getByRole("radio", { name });

test("without a choice nothing is sent; the chosen company is entered with the ticket, once", async () => {
  const network = fakeNetwork();
  const late = delayed<SignedIn>();
  const calls = network.on(sessionApi.chooseCompany, () => late.answer);
  await openScreen();
  await submit.click();
  await expect.element(page.getByText("Bitte wählen Sie ein Unternehmen aus")).toBeVisible();
  expect(calls).toHaveLength(0);
  await company("Petersen Bau").click();
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(signedIn);
  await vi.waitFor(() => expect(currentSession()?.user.companyId).toBe(2), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { email: "jana@holzbau.example", userId: 7, companyId: 2, loginTicket: "ticket" },
  ]);
  expect(findLoginTicket()).toBeUndefined();
});

test("a refusal is said below the choice, with room between them, and the choice stays", async () => {
  const network = fakeNetwork();
  network.on(sessionApi.chooseCompany, refusal("wrong_credentials"));
  await openScreen();
  await company("Petersen Bau").click();
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Die Anmeldung hat nicht geklappt.");
  await expect.element(company("Petersen Bau")).toBeChecked();
  const row = company("Petersen Bau").element().closest("label");
  if (row === null) throw new Error("The company has no row.");
  const { top } = page.getByRole("alert").element().getBoundingClientRect();
  expect(top - row.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(12);
});

test("going back gives the ticket up", async () => {
  fakeNetwork();
  await openScreen();
  await page.getByRole("button", { name: "Zurück" }).click();
  expect(findLoginTicket()).toBeUndefined();
});

test("the choice of a company is 500 px wide, and what it complains about stands below it", async () => {
  await page.viewport(1440, 900);
  await openScreen();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  await expect.poll(() => boxOf(page.getByRole("dialog").element()).width).toBe(500);
  await submit.click();
  const message = page.getByText("Bitte wählen Sie ein Unternehmen aus");
  await expect.element(message).toBeVisible();
  const dialog = boxOf(page.getByRole("dialog").element());
  const snack = message.element().parentElement;
  if (snack === null) throw new Error("The message has no box.");
  // Equal within a pixel, because the dialog and the message are both centred.
  expect(Math.abs(boxOf(snack).left - dialog.left)).toBeLessThanOrEqual(1);
  expect(Math.abs(boxOf(snack).right - dialog.right)).toBeLessThanOrEqual(1);
  expect(boxOf(snack).top).toBeGreaterThanOrEqual(dialog.bottom);
  // Without a border the dark message could not be seen on the dark half of the page.
  expect(getComputedStyle(snack).borderTopWidth).toBe("1px");
});
