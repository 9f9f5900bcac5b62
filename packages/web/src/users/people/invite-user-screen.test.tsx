import { directoryApi, type InvitedUser, peopleApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { InviteUserScreen } from "./invite-user-screen.tsx";

const nele: InvitedUser = {
  userId: 70,
  firstName: "Nele",
  lastName: "Harder",
  email: "nele@firma.example",
  phone: null,
  permissions: [],
  locationIds: [],
  status: "invited",
  invitedUntil: "2027-05-26T08:00:00Z",
};

async function openScreen() {
  const network = fakeNetwork();
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(directoryApi.assignableSites, { locations: [] });
  signInAs();
  const screen = <InviteUserScreen />;
  const { address } = await renderScreen(screen, { route: "inviteUser", at: "/settings/user/invite" });
  return { network, address };
}

const firstName = page.getByRole("textbox", { name: "Vorname" });
const box = page.getByRole("textbox", { name: "Adressen einfügen" });
const one = page.getByText("Eine Person", { exact: true });
const many = page.getByText("Mehrere", { exact: true });
const question = page.getByRole("alertdialog");

test("what was typed for one person and for many stays when switching", async () => {
  await openScreen();
  await userEvent.fill(firstName, "Nele");
  await many.click();
  await userEvent.fill(box, "olaf@firma.example");
  await one.click();
  await expect.element(firstName).toHaveValue("Nele");
  await expect.element(box).not.toBeInTheDocument();
  await many.click();
  await expect.element(box).toHaveValue("olaf@firma.example");
});

test("while an invitation is sent the form cannot be switched; then the other one is asked about once", async () => {
  const { network, address } = await openScreen();
  const late = delayed<InvitedUser>();
  network.on(peopleApi.inviteUser, () => late.answer);
  await userEvent.fill(firstName, "Nele");
  await many.click();
  await userEvent.fill(box, "Nele Harder <nele@firma.example>");
  await page.getByRole("button", { name: "Liste übernehmen" }).click();
  await page.getByRole("button", { name: "1 Person einladen" }).click();
  await expect.poll(() => many.element().closest("[inert]")).not.toBeNull();
  late.arrive(nele);
  await expect.element(question).toBeVisible();
  expect(address()).toBe("/settings/user/invite");
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
  await expect.element(question).not.toBeInTheDocument();
});
