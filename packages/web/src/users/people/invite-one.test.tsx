import { permission } from "@kreislauf/contract/base";
import { directoryApi, type InvitedUser, peopleApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, type SeenCall } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { InviteOne } from "./invite-one.tsx";

const field = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name });

interface SentDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly permissions: readonly number[];
}
const detailsOf = ({ body }: SeenCall) => (body as { userDetails: SentDetails }).userDetails;
const invited = (call: SeenCall): InvitedUser => ({
  ...detailsOf(call),
  userId: 70,
  phone: null,
  permissions: [],
  locationIds: [],
  status: "invited",
  invitedUntil: "2027-05-26T08:00:00Z",
});

async function openForm() {
  const network = fakeNetwork();
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(directoryApi.assignableSites, { locations: [] });
  network.on(peopleApi.checkDuplicateEmail, { taken: false });
  signInAs();
  const form = <InviteOne shown isOtherDirty={false} onState={() => undefined} />;
  const { address } = await renderScreen(form, { route: "inviteUser", at: "/settings/user/invite" });
  return { network, address };
}

async function fillIn(firstName: string) {
  await userEvent.fill(field("Vorname"), firstName);
  await userEvent.fill(field("Nachname"), "Harder");
  await userEvent.fill(field("E-Mail"), `${firstName.toLowerCase()}@firma.example`);
  await userEvent.fill(field("Telefon"), "0561 5550114");
}

test("what has to be filled in is said before anything is sent", async () => {
  await openForm();
  for (const name of ["Vorname", "Nachname", "E-Mail", "Telefon"])
    await expect.element(field(name)).toBeRequired();
  await expect.element(field("Telefon")).toHaveAccessibleDescription(/^Pflichtangabe, zum Beispiel/);
});

test("what is missing is said at each field, and the first one gets the focus", async () => {
  await openForm();
  const send = button("Einladung senden");
  await send.click();
  await expect.element(field("Vorname")).toHaveFocus();
  for (const name of ["Vorname", "Nachname", "E-Mail", "Telefon"])
    await expect.element(field(name)).toBeInvalid();
  await userEvent.fill(field("Vorname"), "Nele");
  await send.click();
  await expect.element(field("Nachname")).toHaveFocus();
});

test("the next person gets the same rights in an empty form, and an invitation of their own", async () => {
  const { network, address } = await openForm();
  const calls = network.on(peopleApi.inviteUser, invited);
  await button("Werkstatt").click();
  await fillIn("Nele");
  await button("Senden und nächste Person").click();
  await expect.element(page.getByText("Nele Harder ist eingeladen.")).toBeVisible();
  await expect.element(field("Vorname")).toHaveFocus();
  for (const name of ["Vorname", "Nachname", "E-Mail", "Telefon"])
    await expect.element(field(name)).toHaveValue("");
  expect(address()).toBe("/settings/user/invite");
  await fillIn("Olaf");
  await button("Einladung senden").click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
  expect(calls.map((call) => detailsOf(call).email)).toEqual(["nele@firma.example", "olaf@firma.example"]);
  const [first, second] = calls.map((call) => detailsOf(call).permissions);
  expect(first).toContain(permission.orderManager);
  expect(second).toEqual(first);
  expect(new Set(calls.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(2);
});

test.each([
  ["Einladung senden", "Senden und nächste Person"],
  ["Senden und nächste Person", "Einladung senden"],
])("while %s sends, it alone is busy, and the other button is locked", async (pressed, other) => {
  const { network } = await openForm();
  const late = delayed<InvitedUser>();
  const calls = network.on(peopleApi.inviteUser, () => late.answer);
  await fillIn("Nele");
  const otherButton = button(other);
  const pressedButton = button(pressed).element();
  await button(pressed).click();
  await expect.element(pressedButton).toHaveAttribute("aria-busy", "true");
  await expect.element(otherButton).not.toHaveAttribute("aria-busy");
  await expect.element(otherButton).toHaveAttribute("aria-disabled", "true");
  await expect.element(otherButton).toHaveAccessibleDescription("Wird gesendet …");
  (otherButton.element() as HTMLElement).click();
  expect(calls.length).toBe(1);
  const [sent] = calls;
  if (sent) late.arrive(invited(sent));
  await expect.element(page.getByText("Nele Harder ist eingeladen.")).toBeVisible();
});

test("whoever is refused stays in the form, and is not taken for the next person", async () => {
  const { network, address } = await openForm();
  network.on(peopleApi.inviteUser, refusal("email_taken"));
  await fillIn("Nele");
  await button("Senden und nächste Person").click();
  await expect
    .element(field("E-Mail"))
    .toHaveAccessibleDescription(/Diese E-Mail-Adresse ist bereits registriert\./);
  await expect.element(field("E-Mail")).toHaveFocus();
  await expect.element(field("Vorname")).toHaveValue("Nele");
  network.on(peopleApi.inviteUser, invited);
  await userEvent.fill(field("E-Mail"), "n.harder@firma.example");
  await button("Einladung senden").click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
});

test("Enter sends the invitation, as its main button does", async () => {
  const { network, address } = await openForm();
  network.on(peopleApi.inviteUser, invited);
  await fillIn("Nele");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/settings/user?userTab=invited");
});
