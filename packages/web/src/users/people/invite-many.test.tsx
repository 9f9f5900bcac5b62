import { permission } from "@kreislauf/contract/base";
import { directoryApi, peopleApi, type InvitedUser } from "@kreislauf/contract/users";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, type SeenCall, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { InviteMany } from "./invite-many.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const detailsOf = ({ body }: SeenCall) =>
  (body as { userDetails: { firstName: string; lastName: string; email: string } }).userDetails;
const invited = (call: SeenCall): InvitedUser => ({
  ...detailsOf(call),
  userId: 70,
  phone: null,
  permissions: [],
  locationIds: [],
  status: "invited",
  invitedUntil: "2027-05-26T08:00:00Z",
});

function openNetwork() {
  const network = fakeNetwork();
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(directoryApi.assignableSites, { locations: [] });
  return network;
}

async function openForm(pasted: string, permissions?: number[]) {
  signInAs(permissions && { permissions });
  const form = <InviteMany shown isOtherDirty={false} onState={() => undefined} />;
  const screen = await renderScreen(form, { route: "inviteUser", at: "/settings/user/invite" });
  await userEvent.fill(page.getByRole("textbox", { name: "Adressen einfügen" }), pasted);
  await page.getByRole("button", { name: "Liste übernehmen" }).click();
  return screen;
}

const lines = page.getByRole("list", { name: "Personen" }).getByRole("listitem");
const addresses = (calls: readonly SeenCall[]) => calls.map((call) => detailsOf(call).email);
const keys = (calls: readonly SeenCall[]) => calls.map(({ headers }) => headers.get("idempotency-key"));
const rights = (calls: readonly SeenCall[]) =>
  calls.map(({ body }) => {
    const { userDetails } = body as { userDetails: Record<"permissions" | "companyEbeneRoles", number[]> };
    return [...userDetails.permissions, ...userDetails.companyEbeneRoles];
  });
const send = (count: number) =>
  page.getByRole("button", { name: count === 1 ? "1 Person einladen" : `${count} Personen einladen` });
const nele = "Nele Harder <nele@firma.example>";
const olaf = "Olaf Kern <olaf@firma.example>";

test("all are invited one after the other, once, and then their list is shown", async () => {
  const network = openNetwork();
  const late = delayed<void>();
  const calls = network.on(peopleApi.inviteUser, async (call) => {
    await late.answer;
    return invited(call);
  });
  const { address } = await openForm(`${nele}\n${olaf}`);
  await send(2).dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  await expect.element(page.getByText("0 von 2 eingeladen")).toBeVisible();
  late.arrive();
  await vi.waitFor(() => expect(address()).toBe("/settings/user?userTab=invited"), { timeout: 10_000 });
  expect(addresses(calls)).toEqual(["nele@firma.example", "olaf@firma.example"]);
  expect(calls.map(({ body }) => (body as { fromList: boolean }).fromList)).toEqual([true, true]);
  expect(new Set(keys(calls)).size).toBe(2);
});

test("while the list is sent, neither its lines nor the rights can be changed", async () => {
  const network = openNetwork();
  const late = delayed<void>();
  const calls = network.on(peopleApi.inviteUser, async (call) => {
    await late.answer;
    return detailsOf(call).email === "olaf@firma.example" ? refusal("email_taken") : invited(call);
  });
  await openForm(`${nele}\n${olaf}`);
  const canBeFocused = (element: Element) => {
    (element as HTMLElement).focus();
    return document.activeElement === element;
  };
  const fields = () => [
    ...lines.nth(1).element().querySelectorAll("input, button"),
    ...page.getByRole("checkbox").elements(),
  ];
  const shown = fields();
  expect(shown.length).toBeGreaterThan(5);
  await send(2).click();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  expect(shown.filter((field) => field.isConnected && canBeFocused(field))).toEqual([]);
  late.arrive();
  await expect.element(page.getByText("1 Zeile ist nicht eingeladen und steht noch hier.")).toBeVisible();
  expect(canBeFocused(lines.nth(0).getByRole("textbox", { name: "Nachname" }).element())).toBe(true);
});

test("a line without an address and one that is there twice stay behind, each with its reason", async () => {
  const network = openNetwork();
  const calls = network.on(peopleApi.inviteUser, invited);
  const { address } = await openForm(`${nele}\nohne Adresse\n${nele}`);
  await expect.element(page.getByText("2 Zeilen sind zu prüfen.")).toBeVisible();
  await expect.element(page.getByText("In dieser Zeile steht keine E-Mail-Adresse.")).toBeVisible();
  await expect.element(page.getByText("Diese Adresse steht schon weiter oben.")).toBeVisible();
  await send(1).click();
  await expect.element(page.getByText("2 Zeilen sind nicht eingeladen und stehen noch hier.")).toBeVisible();
  expect(addresses(calls)).toEqual(["nele@firma.example"]);
  expect(lines.elements()).toHaveLength(2);
  expect(address()).toBe("/settings/user/invite");
});

test("one that the server refuses stays with its reason and is sent again once it is corrected", async () => {
  const network = openNetwork();
  const taken = (call: SeenCall) => detailsOf(call).email.startsWith("nele");
  const refused = network.on(peopleApi.inviteUser, (call) =>
    taken(call) ? refusal("email_taken", { message: "Die Adresse ist vergeben." }) : invited(call),
  );
  const { address } = await openForm(`${nele}\n${olaf}`);
  await send(2).click();
  await expect.element(page.getByText("1 Person ist eingeladen.")).toBeVisible();
  const email = lines.getByRole("textbox", { name: "E-Mail" });
  await expect.element(email).toHaveAccessibleDescription("Die Adresse ist vergeben.");
  await userEvent.fill(email, "Nele.Harder@firma.example ");
  const calls = network.on(peopleApi.inviteUser, invited);
  await send(1).click();
  await vi.waitFor(() => expect(address()).toBe("/settings/user?userTab=invited"), { timeout: 10_000 });
  expect(addresses(calls)).toEqual(["nele.harder@firma.example"]);
  expect(keys(calls)[0]).not.toBe(keys(refused)[0]);
});

test.each([
  ["no answer came", unreachable],
  ["the server was in trouble", () => refusal("unavailable")],
])("where %s, the same invitation goes out again under its key", async (_, reply) => {
  const network = openNetwork();
  const lost = network.on(peopleApi.inviteUser, reply);
  const { address } = await openForm(nele);
  await send(1).click();
  const email = lines.getByRole("textbox", { name: "E-Mail" });
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  const calls = network.on(peopleApi.inviteUser, invited);
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await vi.waitFor(() => expect(address()).toBe("/settings/user?userTab=invited"), { timeout: 10_000 });
  expect(keys(calls)).toEqual(keys(lost));
});

test("without anybody on the list nothing is sent", async () => {
  openNetwork();
  await openForm("  \n ");
  await expect
    .element(page.getByRole("textbox", { name: "Adressen einfügen" }))
    .toHaveAccessibleDescription(/Fügen Sie mindestens eine Adresse ein\./);
});

async function pickRights(line: number, template: string) {
  await page.getByRole("combobox", { name: `Rechte für Zeile ${line}` }).click();
  await page.getByRole("option", { name: template }).click();
}

test("a template of rights holds for its line alone, the others get those chosen for all", async () => {
  const network = openNetwork();
  const calls = network.on(peopleApi.inviteUser, invited);
  const { address } = await openForm(`${nele}\n${olaf}`);
  await pickRights(2, "Buchhaltung");
  await page.getByRole("button", { name: "Werkstatt" }).click();
  await send(2).click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
  const [first, second] = rights(calls);
  expect(first).toContain(permission.orderManager);
  expect(first).not.toContain(permission.fileExportManager);
  expect(second).toContain(permission.fileExportManager);
  expect(second).not.toContain(permission.orderManager);
});

test("a template gives nobody a right that the inviting person does not hold", async () => {
  const network = openNetwork();
  const calls = network.on(peopleApi.inviteUser, invited);
  const { address } = await openForm(nele, [
    permission.defaultUser,
    permission.userManager,
    permission.fileExportManager,
  ]);
  await pickRights(1, "Buchhaltung");
  await send(1).click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
  expect(rights(calls)[0]).toContain(permission.fileExportManager);
  expect(rights(calls)[0]).not.toContain(permission.documentManager);
});

test("a line that is refused keeps its template", async () => {
  const network = openNetwork();
  const refused = network.on(peopleApi.inviteUser, refusal("email_taken"));
  const { address } = await openForm(nele);
  await pickRights(1, "Buchhaltung");
  await send(1).click();
  await expect
    .element(page.getByRole("combobox", { name: "Rechte für Zeile 1" }))
    .toHaveTextContent("Buchhaltung");
  await userEvent.fill(lines.getByRole("textbox", { name: "E-Mail" }), "n.harder@firma.example");
  const calls = network.on(peopleApi.inviteUser, invited);
  await send(1).click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
  expect(rights(calls)).toEqual(rights(refused));
});

test("text that is not taken over yet stays when the lines before it are invited", async () => {
  const network = openNetwork();
  network.on(peopleApi.inviteUser, invited);
  const { address } = await openForm(nele);
  const box = page.getByRole("textbox", { name: "Adressen einfügen" });
  await userEvent.fill(box, olaf);
  await send(1).click();
  await expect.element(page.getByText("1 Person ist eingeladen.")).toBeVisible();
  await expect.element(lines).not.toBeInTheDocument();
  await expect.element(box).toHaveValue(olaf);
  expect(address()).toBe("/settings/user/invite");
  await page.getByRole("button", { name: "Liste übernehmen" }).click();
  await send(1).click();
  await expect.poll(address).toBe("/settings/user?userTab=invited");
});
