import { permission } from "@kreislauf/contract/base";
import { directoryApi, peopleApi, type EditableUser } from "@kreislauf/contract/users";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accountFixture } from "../../../test/account.fixture.ts";
import { delayed, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { EditInvitedUserScreen } from "./edit-invited-user-screen.tsx";
import { EditUserScreen } from "./edit-user-screen.tsx";
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
  version: "as-shown",
  companyId: 1,
  companyName: "Holzbau Petersen",
  emailSettings: accountFixture.emailSettings,
  initialPassword: false,
  hasSecondFactor: false,
  multicompany: false,
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

/** Opens the form as a user who, by default, may manage users and orders, but not export files. */
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

test("what the chosen rights mean is a sentence with all, with some and with none", async () => {
  openNetwork();
  await openForm(Object.values(permission));
  await expect.element(summary).toMatchTextContent(/Nele Harder kann an 3 Standorten:.*Nicht erlaubt:/s);
  for (const name of ["Aufträge", "Export", "Belege ansehen"]) {
    if (right(name).element().matches(":checked")) await right(name).click();
  }
  await expect
    .element(summary)
    .toMatchTextContent(
      /Nele Harder sieht Dashboard, zugewiesene Standorte, Kontoeinstellungen und Hilfe\.\s*Nicht erlaubt:/,
    );
  for (const box of page.getByRole("checkbox").elements()) {
    if (!box.matches(":checked")) (box as HTMLElement).click();
  }
  await expect.element(summary).not.toMatchTextContent("Nicht erlaubt:");
});

test("what a right includes is not said to be refused", async () => {
  openNetwork();
  await openForm(Object.values(permission));
  await right("Belege verwalten").click();
  const refused = page.getByText("Belege am Auftrag öffnen");
  await expect.element(summary).toMatchTextContent("alle Belege öffnen und Rechnungen prüfen");
  expect(refused.query()).toBeNull();
  await right("Belege verwalten").click();
  await expect.element(refused).toBeVisible();
});

test("each right says in a line what it allows", async () => {
  openNetwork();
  await openForm();
  await expect.element(page.getByText(/^Den Standardzugang hat jede Person: Dashboard/)).toBeVisible();
  for (const [name, allows] of [
    ["Belege ansehen", /am einzelnen Auftrag, aber nicht den Bereich Belege/],
    ["Belege verwalten", /Rechnungen prüfen und beanstanden.*Schließt „Belege ansehen“ ein/],
    ["Budgets und Preise", /Legt Budgets fest, sieht Kosten und Preise/],
  ] as const)
    await expect.element(right(name)).toHaveAccessibleDescription(allows);
});

test("a right one does not hold can stay or go, but not be given", async () => {
  openNetwork();
  await openForm();
  await expect.element(right("Belege ansehen")).toBeDisabled();
  await right("Export").click();
  await expect.element(right("Export")).not.toBeChecked();
  await expect.element(summary).toMatchTextContent(/Nicht erlaubt:.*Exporte laden/s);
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
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(nele);
  await vi.waitFor(() => expect(address()).toBe("/settings/user"), { timeout: 10_000 });
  expect(calls.map(({ params, body }) => ({ params, body }))).toEqual([
    {
      params: { id: "12" },
      body: {
        userDetails: { permissions: [defaultUser, orderManager], companyEbeneRoles: [] },
        version: "as-shown",
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
  await vi.waitFor(() => expect(address()).toBe("/settings/user"), { timeout: 10_000 });
});

test("where somebody else was faster, it says so; what was changed here stays, and what was taken there stays taken", async () => {
  const network = openNetwork();
  const details = [{ field: "userDetails.permissions", message: "Jede Person" }];
  const refused = network.on(peopleApi.changeRegisteredUser, refusal("person_changed", { details }));
  network.on(peopleApi.user, {
    ...nele,
    lastName: "Kern",
    permissions: [defaultUser],
    version: "as-it-is-now",
  });
  const { address } = await openForm();
  await right("Aufträge").click();
  const phone = page.getByRole("textbox", { name: "Telefon" });
  await userEvent.fill(phone, "0561 5550140");
  await save.click();
  const note = page.getByRole("alert");
  await expect.element(note).toMatchTextContent(/Jemand anders hat diese Angaben inzwischen geändert/);
  await expect.element(note).toMatchTextContent(/Rechte jetzt: Jede Person/);
  await expect.element(page.getByRole("textbox", { name: "Nachname" })).toHaveValue("Kern");
  await expect.element(phone).toHaveValue("0561 5550140");
  await expect.element(right("Aufträge")).toBeChecked();
  await expect.element(right("Export")).not.toBeChecked();
  expect(address()).toBe("/settings/user/edit/12");
  const calls = network.on(peopleApi.changeRegisteredUser, nele);
  await save.click();
  await vi.waitFor(() => expect(address()).toBe("/settings/user"), { timeout: 10_000 });
  expect([...refused, ...calls].map(({ body }) => (body as { version: string }).version)).toEqual([
    "as-shown",
    "as-it-is-now",
  ]);
  expect(calls[0]?.body).toMatchObject({
    userDetails: { phone: "0561 5550140", permissions: [defaultUser, orderManager] },
  });
  expect(JSON.stringify(calls[0]?.body)).not.toContain("lastName");
});

test("what is chosen while a save is under way stays chosen, also when somebody else was faster", async () => {
  const network = openNetwork();
  const late = delayed<Response>();
  const refused = network.on(peopleApi.changeRegisteredUser, () => late.answer);
  network.on(peopleApi.user, { ...nele, lastName: "Kern", version: "as-it-is-now" });
  await openForm();
  await right("Aufträge").click();
  await save.click();
  await vi.waitFor(() => expect(refused).toHaveLength(1), { timeout: 10_000 });
  await right("Export").click();
  const details = [{ field: "userDetails.permissions", message: "Jede Person, Export" }];
  late.arrive(refusal("person_changed", { details }));
  await expect.element(page.getByRole("textbox", { name: "Nachname" })).toHaveValue("Kern");
  await expect.element(right("Aufträge")).toBeChecked();
  await expect.element(right("Export")).not.toBeChecked();
});

const invitedNele: EditableUser = { ...nele, status: "invited", version: "as-invited" };

test("an invitation that is accepted meanwhile is said, and the changes are saved for the account", async () => {
  const network = openNetwork();
  const refused = network.on(peopleApi.changeInvitedUser, refusal("not_found"));
  network.on(peopleApi.user, { ...nele, version: "as-registered" });
  signInAs();
  const { address } = await renderScreen(<UserForm user={invitedNele} onDelete={() => {}} />, {
    route: "editInvitedUser",
    at: "/settings/invitedUser/edit/12",
  });
  const lastName = page.getByRole("textbox", { name: "Nachname" });
  await userEvent.fill(lastName, "Kern");
  await save.click();
  const note = page.getByRole("alert");
  await expect.element(note).toMatchTextContent(/Zugang jetzt: eingerichtet/);
  await expect.element(lastName).toHaveValue("Kern");
  const calls = network.on(peopleApi.changeRegisteredUser, nele);
  await save.click();
  await vi.waitFor(() => expect(address()).toBe("/settings/user"), { timeout: 10_000 });
  expect(refused).toHaveLength(1);
  expect(calls.map(({ body }) => body)).toEqual([
    { userDetails: { lastName: "Kern" }, version: "as-registered" },
  ]);
});

test("a group or site that is gone is no accepted invitation", async () => {
  const network = openNetwork();
  network.on(peopleApi.changeInvitedUser, refusal("not_found", { message: "Das gibt es nicht mehr." }));
  network.on(peopleApi.user, invitedNele);
  signInAs();
  await renderScreen(<UserForm user={invitedNele} onDelete={() => {}} />, {
    route: "editInvitedUser",
    at: "/settings/invitedUser/edit/12",
  });
  await userEvent.fill(page.getByRole("textbox", { name: "Nachname" }), "Kern");
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Das gibt es nicht mehr.");
  await expect.element(page.getByText(/Zugang jetzt/)).not.toBeInTheDocument();
});

test("a form stays open when the invitation is accepted while it is filled in", async () => {
  const network = openNetwork();
  let current = invitedNele;
  const reads = network.on(peopleApi.user, () => current);
  signInAs();
  const { queryClient } = await renderScreen(<EditInvitedUserScreen />, {
    route: "editInvitedUser",
    at: "/settings/invitedUser/edit/12",
  });
  const lastName = page.getByRole("textbox", { name: "Nachname" });
  await userEvent.fill(lastName, "Kern");
  current = { ...nele, hasSecondFactor: true };
  await invalidatePeople(queryClient);
  expect(reads).toHaveLength(2);
  await expect.element(page.getByRole("button", { name: "Zweiten Faktor zurücksetzen" })).toBeVisible();
  await expect.element(lastName).toHaveValue("Kern");
});

const deleteButton = page.getByRole("button", { name: "Zugang löschen" });

test("a form that is opened leaves the focus where it was", async () => {
  openNetwork();
  await openForm();
  await expect.element(deleteButton).toBeVisible();
  await expect.element(deleteButton).not.toHaveFocus();
});

test("a second factor that was reset is no longer offered to be reset", async () => {
  const network = openNetwork();
  let hasSecondFactor = true;
  network.on(peopleApi.user, () => ({ ...nele, hasSecondFactor }));
  signInAs();
  const { queryClient } = await renderScreen(<EditUserScreen />, {
    route: "editUser",
    at: "/settings/user/edit/12",
  });
  const reset = page.getByRole("button", { name: "Zweiten Faktor zurücksetzen" });
  await expect.element(reset).toBeVisible();
  await expect.element(deleteButton).not.toHaveFocus();
  await userEvent.fill(page.getByRole("textbox", { name: "Vorname" }), "Nela");
  reset.element().focus();
  hasSecondFactor = false;
  await invalidatePeople(queryClient);
  await expect.element(reset).not.toBeInTheDocument();
  await expect.element(deleteButton).toHaveFocus();
  await expect.element(page.getByRole("textbox", { name: "Vorname" })).toHaveValue("Nela");
});
