import { fakeNetwork } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../test/render-desk.tsx";
import { InviteStaffDialog } from "./invite-staff-dialog.tsx";

test("who forgets the role on a phone sees that it is missing", async () => {
  await page.viewport(390, 844);
  fakeNetwork();
  await renderDesk(<InviteStaffDialog onClose={() => {}} />);
  const dialog = page.getByRole("dialog", { name: "Person einladen" });
  await dialog.getByLabelText("E-Mail-Adresse").fill("l.kunze@nordwerk.example");
  await dialog.getByLabelText("Vorname").fill("Lars");
  await dialog.getByLabelText("Nachname").fill("Kunze");
  await dialog.getByRole("button", { name: "Einladen" }).click();
  await expect.element(dialog.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect.element(dialog.getByRole("checkbox").first()).toHaveFocus();

  // Unchecking a role is no attempt to send, so the error does not come back.
  await dialog.getByRole("checkbox").nth(1).click();
  await dialog.getByRole("checkbox").nth(1).click();
  await expect.element(dialog.getByRole("checkbox").nth(1)).toHaveFocus();
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});
