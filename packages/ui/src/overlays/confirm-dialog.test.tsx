import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const question = page.getByRole("alertdialog", { name: "Standort deaktivieren?" });

async function ask(props: { busy?: boolean; error?: string } = {}) {
  const [onConfirm, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await render(
    <ConfirmDialog
      open
      title="Standort deaktivieren?"
      confirmText="Deaktivieren"
      busyText="Wird deaktiviert"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    >
      Offene Aufträge bleiben.
    </ConfirmDialog>,
  );
  await expect.element(question).toBeVisible();
  return { onConfirm, onClose };
}

test("the verb confirms, the other button and Escape do not", async () => {
  const { onConfirm, onClose } = await ask();
  await page.getByRole("button", { name: "Deaktivieren" }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("it has no cross, and a click beside it is no answer", async () => {
  const { onClose } = await ask();
  await expect.element(page.getByRole("button", { name: "Schließen" })).not.toBeInTheDocument();
  document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test("while it runs the button says so, and there is no way out", async () => {
  const { onConfirm, onClose } = await ask({ busy: true });
  const button = page.getByRole("button", { name: "Wird deaktiviert" });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  expect(onClose).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test("a refusal is said aloud in it", async () => {
  await ask({ error: "Der Standort hat offene Aufträge." });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Der Standort hat offene Aufträge.");
});
