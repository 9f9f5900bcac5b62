import { directoryApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { InviteOne } from "./invite-one.tsx";

test("what is missing is said at each field, and the first one gets the focus", async () => {
  const network = fakeNetwork();
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(directoryApi.assignableSites, { locations: [] });
  signInAs();
  await renderScreen(<InviteOne />, { route: "inviteUser", at: "/settings/user/invite" });
  const field = (name: string) => page.getByRole("textbox", { name });
  const send = page.getByRole("button", { name: "Einladung senden" });
  await send.click();
  await expect.element(field("Vorname")).toHaveFocus();
  for (const name of ["Vorname", "Nachname", "E-Mail", "Telefon"])
    await expect.element(field(name)).toBeInvalid();
  await userEvent.fill(field("Vorname"), "Nele");
  await send.click();
  await expect.element(field("Nachname")).toHaveFocus();
});
