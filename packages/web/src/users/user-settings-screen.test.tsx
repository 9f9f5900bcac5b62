import { directoryApi, peopleApi, type UserListItem } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal, type SeenCall } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { UserSettingsScreen } from "./user-settings-screen.tsx";

const person = (userId: number, lastName: string): UserListItem => ({
  userId,
  firstName: "Nele",
  lastName,
  email: `n.${lastName.toLowerCase()}@firma.example`,
  phone: null,
  ebeneId: null,
  groupId: null,
  groupName: null,
  status: "registered",
  invitedUntil: null,
  profilePicture: null,
  permissions: [11],
  locationCount: 14,
  lastSignInOn: null,
});
const everybody = [person(70, "Harder"), person(71, "Marten"), person(72, "Zander")];
const withoutFactor: Readonly<Record<string, readonly UserListItem[]>> = {
  all: everybody.slice(1),
  managers: everybody.slice(2),
};

async function openList(at: string, people = everybody) {
  const network = fakeNetwork();
  const calls = network.on(peopleApi.registeredUsers, ({ query }: SeenCall) => {
    const users = withoutFactor[query["withoutSecondFactor"] ?? ""] ?? people;
    return { users: [...users], total: users.length };
  });
  const invited = network.on(peopleApi.invitedUsers, { users: [], total: 0 });
  network.on(directoryApi.assignableSites, { locations: [] });
  signInAs();
  const { address } = await renderScreen(<UserSettingsScreen />, { route: "userSettings", at });
  return { calls, invited, address };
}

const filter = page.getByRole("combobox", { name: "Ohne zweiten Faktor", exact: true });
const remove = page.getByRole("button", { name: "Filter Ohne zweiten Faktor entfernen" });
const tab = (name: RegExp) => page.getByRole("tab", { name });
const email = (name: string) => page.getByText(`n.${name}@firma.example`);
const shows = (name: string) => expect.element(email(name)).toBeVisible();
const hides = (name: string) => expect.element(email(name)).not.toBeInTheDocument();

test.each([1280, 390])(
  "on %d px those without a second factor are chosen, and all shown again",
  async (width) => {
    await page.viewport(width, 844);
    const { calls, address } = await openList("/settings/user");
    await shows("harder");
    await filter.click();
    await page.getByRole("option", { name: "Administration" }).click();
    await shows("zander");
    await hides("marten");
    await expect.element(filter).toMatchTextContent("Administration");
    expect(address()).toBe("/settings/user?userWithoutSecondFactor=managers");
    expect(calls.at(-1)?.query).toMatchObject({ withoutSecondFactor: "managers", offset: "0" });
    await remove.click();
    await shows("harder");
    await expect.element(remove).not.toBeInTheDocument();
    expect(address()).toBe("/settings/user");
  },
);

test("a link lists them, the tab still counts everybody, and another tab is not filtered by it", async () => {
  await page.viewport(1280, 844);
  const { invited, address } = await openList("/settings/user?userWithoutSecondFactor=all");
  await shows("marten");
  await hides("harder");
  await expect.element(tab(/^Registriert/)).toMatchTextContent("3");
  await tab(/^Eingeladen/).click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
  await expect.poll(() => invited.length).toBeGreaterThan(0);
  expect(invited.filter(({ query }) => "withoutSecondFactor" in query)).toEqual([]);
  await expect.element(filter).not.toBeInTheDocument();
});

test("where nobody passes the filters, it says so and takes them off", async () => {
  const { address } = await openList("/settings/user?userRight=14&userSite=3", []);
  await expect.element(page.getByText("Niemand passt zu diesen Filtern")).toBeVisible();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect.poll(address).toBe("/settings/user");
});

test("a search without a result is cleared, and the filters stay", async () => {
  const { address } = await openList("/settings/user?userSearch=xyz&userRight=14", []);
  await expect.element(page.getByText("Nichts gefunden")).toBeVisible();
  await page.getByRole("button", { name: "Suche leeren" }).last().click();
  await expect.poll(address).toBe("/settings/user?userRight=14");
});

test("what the filters leave is exported; where nobody is left the button says why not", async () => {
  await page.viewport(1280, 844);
  const network = fakeNetwork();
  network.on(peopleApi.registeredUsers, { users: [...everybody], total: 3 });
  network.on(peopleApi.invitedUsers, { users: [], total: 0 });
  network.on(directoryApi.assignableSites, { locations: [] });
  const exports = network.on(peopleApi.exportUsers, refusal("not_found", { message: "Nicht gefunden." }));
  signInAs();
  await renderScreen(<UserSettingsScreen />, {
    route: "userSettings",
    at: "/settings/user?userRight=14&userSearch=har",
  });
  const button = page.getByRole("button", { name: "Als Excel exportieren" });
  await shows("harder");
  await button.click();
  await expect.element(page.getByText("Nicht gefunden.")).toBeVisible();
  expect(exports.map(({ query }) => query)).toEqual([{ status: "registered", search: "har", right: "14" }]);
  await tab(/^Eingeladen/).click();
  await expect
    .element(button)
    .toHaveAccessibleDescription("Es gibt keine Zeilen, die exportiert werden könnten.");
});
