import { permission } from "@kreislauf/contract/base";
import { directoryApi, peopleApi, type EditableUser } from "@kreislauf/contract/users";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { UserForm } from "./user-form.tsx";

const { defaultUser, orderManager, fileExportManager, userManager } = permission;
const nele: EditableUser = {
  userId: 12,
  firstName: "Nele",
  lastName: "Harder",
  email: "nele@firma.example",
  phone: "+4956112345",
  status: "registered",
  ebeneId: null,
  groupId: null,
  invitedUntil: null,
  profilePicture: null,
  permissions: [defaultUser, fileExportManager],
  companyEbeneRoles: [],
  locationIds: [3],
  otherLocationCount: 2,
};

function openNetwork() {
  const network = fakeNetwork();
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(directoryApi.assignableSites, {
    locations: siteLabelsFixture.serviceLocations.map(({ locationOrderNumber, ...site }) => ({
      ...site,
      number: locationOrderNumber,
      groupId: null,
    })),
  });
  return network;
}

/** Somebody who manages users and orders, but does not export. */
async function openForm(permissions: readonly number[] = [defaultUser, userManager, orderManager]) {
  signInAs({ permissions: [...permissions] });
  return await renderScreen(<UserForm user={nele} onDelete={() => {}} />, {
    route: "editUser",
    at: "/settings/user/edit/12",
  });
}

const save = page.getByRole("button", { name: "Speichern" });
const right = (name: string) => page.getByRole("checkbox", { name });
const summary = page.getByRole("region", { name: "So liest sich das" });

test("nothing can be saved before something is changed, nor after it is changed back", async () => {
  openNetwork();
  await openForm();
  await expect.element(save).toHaveAccessibleDescription("Sie haben nichts geändert.");
  await right("Aufträge").click();
  await expect.element(save).not.toHaveAttribute("aria-disabled");
  await right("Aufträge").click();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
});

test("a right one does not hold can stay or go, but not be given", async () => {
  openNetwork();
  await openForm();
  await expect.element(right("Belege ansehen")).toBeDisabled();
  await right("Export").click();
  await expect.element(right("Export")).not.toBeChecked();
  await expect.element(summary).toMatchTextContent("Kein Export");
  await right("Export").click();
  await expect.element(right("Export")).toBeChecked();
});

test("a template gives what may be given; it is saved once, with sites that one does not see left alone", async () => {
  const network = openNetwork();
  const late = delayed<EditableUser>();
  const calls = network.on(peopleApi.changeRegisteredUser, () => late.answer);
  const { address } = await openForm();
  await page.getByRole("button", { name: "Werkstatt" }).click();
  await expect.element(right("Aufträge")).toBeChecked();
  await expect.element(right("Export")).not.toBeChecked();
  await expect.element(summary).toMatchTextContent("Nele Harder kann an 3 Standorten:");
  await save.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  late.arrive(nele);
  await vi.waitFor(() => expect(address()).toBe("/settings/user"));
  expect(calls.map(({ params, body }) => ({ params, body }))).toEqual([
    {
      params: { id: "12" },
      body: {
        userDetails: {
          firstName: "Nele",
          lastName: "Harder",
          phone: "+4956112345",
          ebeneId: null,
          groupId: null,
          permissions: [defaultUser, orderManager],
          companyEbeneRoles: [],
          locationIds: [3],
        },
      },
    },
  ]);
});

test("with every right of one's own, the template gives all of its", async () => {
  openNetwork();
  await openForm(Object.values(permission));
  await page.getByRole("button", { name: "Werkstatt" }).click();
  await expect.element(right("Belege ansehen")).toBeChecked();
});

test("what the server has against the rights is said beside them, and nothing is lost", async () => {
  const network = openNetwork();
  network.on(
    peopleApi.changeRegisteredUser,
    refusal("permission_not_held", { message: "Dieses Recht haben Sie nicht mehr." }),
  );
  const { address } = await openForm();
  await right("Aufträge").click();
  await save.click();
  await expect
    .element(page.getByRole("region", { name: "Rechte" }).getByRole("alert"))
    .toMatchTextContent("Dieses Recht haben Sie nicht mehr.");
  await expect.element(page.getByText("Zu prüfen: Rechte")).toBeVisible();
  await expect.element(right("Aufträge")).toBeChecked();
  expect(address()).toBe("/settings/user/edit/12");
});

test("what it has against a name stands at the field; corrected, it is saved", async () => {
  const network = openNetwork();
  const details = [{ field: "userDetails.lastName", message: "Das ist kein Name." }];
  network.on(peopleApi.changeRegisteredUser, refusal("validation", { details }));
  const { address } = await openForm();
  const lastName = page.getByRole("textbox", { name: "Nachname" });
  await userEvent.fill(lastName, "???");
  await save.click();
  await expect.element(lastName).toHaveAccessibleDescription("Das ist kein Name.");
  network.on(peopleApi.changeRegisteredUser, nele);
  await userEvent.fill(lastName, "Harder-Kern");
  await save.click();
  await vi.waitFor(() => expect(address()).toBe("/settings/user"));
});
