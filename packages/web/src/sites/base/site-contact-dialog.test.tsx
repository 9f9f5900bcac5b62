import { directoryApi } from "@kreislauf/contract/users";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { SiteContactDialog } from "./site-contact-dialog.tsx";

test("choosing nobody stands under a heading of its own, not among the users", async () => {
  const network = fakeNetwork();
  const nele = { userId: 12, firstName: "Nele", lastName: "Harder", email: "nele@firma.example" };
  network.on(directoryApi.colleagues, { users: [{ ...nele, phone: null, ebeneId: null, permissions: [] }] });
  network.on(directoryApi.externalContacts, { externalContacts: [] });
  signInAs();
  const onChoose = vi.fn<(person: unknown) => Promise<void>>().mockResolvedValue();
  const present = { type: "user", id: 12, name: "Nele Harder", phone: null, email: null } as const;
  await renderScreen(
    <SiteContactDialog present={present} submitText="Speichern" onChoose={onChoose} onClosed={() => {}} />,
    { route: "siteSettings", at: "/settings/location" },
  );
  const nobody = /Niemand Bestimmtes/;
  await expect
    .element(page.getByRole("group", { name: "Ohne Ansprechperson" }).getByRole("radio", { name: nobody }))
    .toBeVisible();
  const users = page.getByRole("group", { name: "Benutzer" });
  await expect.element(users.getByRole("radio", { name: /Nele Harder/ })).toBeChecked();
  expect(users.getByRole("radio", { name: nobody }).query()).toBeNull();
  await page.getByRole("radio", { name: nobody }).click();
  await page.getByRole("button", { name: "Speichern" }).click();
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(null), { timeout: 10_000 });
});

test("a chosen person who is deleted meanwhile does not become nobody", async () => {
  const network = fakeNetwork();
  network.on(directoryApi.colleagues, { users: [] });
  const bernd = { id: 6001, name: "Bernd Kolbe", phone: "", email: null, locationIds: [] };
  let externalContacts = [bernd];
  network.on(directoryApi.externalContacts, () => ({ externalContacts }));
  signInAs();
  const onChoose = vi.fn<(person: unknown) => Promise<void>>().mockResolvedValue();
  const { queryClient } = await renderScreen(
    <SiteContactDialog present={null} submitText="Speichern" onChoose={onChoose} onClosed={() => {}} />,
    { route: "siteSettings", at: "/settings/location" },
  );
  const notice = page.getByText("Bernd Kolbe gibt es nicht mehr. Bitte wählen Sie neu.").first();
  await page.getByRole("radio", { name: /Bernd Kolbe/ }).click();
  externalContacts = [];
  await queryClient.invalidateQueries();
  await expect.element(notice).toBeVisible();
  await page.getByRole("button", { name: "Speichern" }).click({ force: true });
  expect(onChoose).not.toHaveBeenCalled();
  await page.getByRole("radio", { name: /Niemand Bestimmtes/ }).click();
  await expect.element(notice).not.toBeInTheDocument();
});
