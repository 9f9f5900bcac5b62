import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderInRouter } from "../../test/render-in-router.tsx";
import { ActionDialog } from "./action-dialog.tsx";

const reason = "Sie haben nichts geändert.";

test("why its button is locked is a line on a phone, and the buttons stay of one height", async () => {
  await page.viewport(390, 844);
  await renderInRouter(
    <ActionDialog
      open
      title="Auftrag bearbeiten"
      closeText="Abbrechen"
      action={{ text: "Speichern", lockedBecause: reason, onClick: () => {} }}
      onClose={() => {}}
    >
      Termin
    </ActionDialog>,
  );
  await expect.element(page.getByText(reason)).toBeVisible();
  const box = (name: string) => page.getByRole("button", { name }).element().getBoundingClientRect();
  const [close, save] = [box("Abbrechen"), box("Speichern")];
  expect([save.top, save.height]).toEqual([close.top, close.height]);
  // Both buttons are equally far from the edges of the sheet.
  expect(390 - save.right).toBe(close.left);
});
