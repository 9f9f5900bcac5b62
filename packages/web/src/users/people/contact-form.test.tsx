import { directoryApi, type EditableContact } from "@kreislauf/contract/users";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { ContactForm } from "./contact-form.tsx";

const bernd: EditableContact = {
  id: 7,
  name: "Bernd Achterkamp",
  phone: "+491715550412",
  email: null,
  locationIds: [],
  version: "as-shown",
};

test("where somebody else was faster, it says so and keeps what was typed; only that is sent", async () => {
  const network = fakeNetwork();
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(directoryApi.assignableSites, { locations: [] });
  const details = [{ field: "phone", message: "+491715550499" }];
  network.on(directoryApi.changeExternalContact, refusal("person_changed", { details }));
  network.on(directoryApi.externalContact, {
    ...bernd,
    name: "Bernd Achter",
    phone: "+491715550499",
    version: "as-it-is-now",
  });
  signInAs();
  const { address } = await renderScreen(<ContactForm contact={bernd} />, {
    route: "editExternalContact",
    at: "/settings/externalUser/edit/7",
  });
  const phone = page.getByRole("textbox", { name: "Telefon" });
  const save = page.getByRole("button", { name: "Kontakt speichern" });
  await userEvent.fill(phone, "0171 5550411");
  await save.click();
  const note = page.getByRole("alert");
  await expect.element(note).toMatchTextContent(/Jemand anders hat diese Angaben inzwischen geändert/);
  await expect.element(note).toMatchTextContent(/Telefon jetzt: \+491715550499/);
  await expect.element(phone).toHaveValue("0171 5550411");
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Bernd Achter");
  const calls = network.on(directoryApi.changeExternalContact, bernd);
  await save.click();
  await vi.waitFor(() => expect(address()).toBe("/settings/user?userTab=external"), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ phone: "0171 5550411", version: "as-it-is-now" }]);
});
