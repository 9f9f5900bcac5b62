import { deskCustomersApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { customerPerson as person } from "../../../test/customer-person.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { RightsDialog } from "./rights-dialog.tsx";

const rights = { userId: 8, firstName: "Jana", lastName: "Petersen", permissions: [11, 14], version: "v1" };

const right = (name: RegExp) => page.getByRole("checkbox", { name });
const save = page.getByRole("button", { name: "Speichern" });

async function openDialog() {
  const network = fakeNetwork();
  network.on(deskCustomersApi.deskPersonRights, rights);
  const onClose = vi.fn<() => void>();
  await renderDesk(<RightsDialog companyId={1} person={person} onClose={onClose} />, { at: "/customers/1" });
  await expect.element(right(/^Aufträge/)).toBeChecked();
  return { network, onClose };
}

test("rights that are given and taken are saved for the version that was read", async () => {
  const { network, onClose } = await openDialog();
  const calls = network.on(deskCustomersApi.changeDeskPersonRights, { ...rights, permissions: [11, 13] });
  await right(/^Vereinbarungen/).click();
  await right(/^Aufträge/).click();
  await save.click();
  await expect.element(page.getByText("Die Rechte von Jana Petersen sind gespeichert.")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [
      { companyId: "1", userId: "8" },
      { version: "v1", permissions: [13] },
    ],
  ]);
});

test("a refusal says its reason, and the choice stays", async () => {
  const { network, onClose } = await openDialog();
  const message = "Jemand muss Benutzer verwalten können.";
  network.on(deskCustomersApi.changeDeskPersonRights, refusal("last_user_manager", { message }));
  await right(/^Aufträge/).click();
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Jemand muss Benutzer verwalten können\./);
  await expect.element(right(/^Aufträge/)).not.toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

test("after somebody else's change the rights as they are now are shown, with the reason", async () => {
  const { network } = await openDialog();
  network.on(deskCustomersApi.changeDeskPersonRights, () => {
    network.on(deskCustomersApi.deskPersonRights, { ...rights, permissions: [11, 14, 22], version: "v2" });
    return refusal("person_changed", { message: "Jemand anders hat diese Angaben inzwischen geändert." });
  });
  await right(/^Aufträge/).click();
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/inzwischen geändert/);
  await expect.element(right(/^Standorte/)).toBeChecked();
  await expect.element(right(/^Aufträge/)).toBeChecked();
});

test("a choice that is not saved yet is not lost by closing unasked", async () => {
  const { onClose } = await openDialog();
  await right(/^Vereinbarungen/).click();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(right(/^Vereinbarungen/)).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
