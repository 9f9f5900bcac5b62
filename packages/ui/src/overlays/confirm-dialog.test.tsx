import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
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

/** Makes dialogs close so slowly that a test can look at them meanwhile. */
function closeSlowly() {
  const style = document.createElement("style");
  style.textContent = `[role="alertdialog"] { transition: opacity 3s linear !important }`;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

function Removal({ onRemove }: { onRemove?: (file: string | null) => void }) {
  const [removed, setRemoved] = useState<string | null>("plan.pdf");
  return (
    <ConfirmDialog
      open={removed !== null}
      title={`Datei ${removed} löschen?`}
      confirmText={removed === null ? "Nichts" : "Löschen"}
      error={removed === null ? undefined : "Ging nicht."}
      onConfirm={() => {
        onRemove?.(removed);
        setRemoved(null);
      }}
      onClose={() => setRemoved(null)}
    >
      {removed === null ? "Vergessen" : "Niemand sieht sie mehr."}
    </ConfirmDialog>
  );
}

test("while it closes it says what it said before, although nothing is asked about any more", async () => {
  closeSlowly();
  await render(<Removal />);
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog).toBeVisible();
  const words = dialog.element().textContent;
  expect(words).toContain("Datei plan.pdf löschen?");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelector("[role=alertdialog][data-ending-style]")).not.toBeNull();
  expect(document.querySelector("[role=alertdialog]")?.textContent).toBe(words);
});

test("pressed once more while it closes, it confirms once", async () => {
  closeSlowly();
  const onRemove = vi.fn<(file: string | null) => void>();
  await render(<Removal onRemove={onRemove} />);
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("button", { name: "Löschen" }).click();
  await expect.poll(() => document.querySelector("[role=alertdialog][data-ending-style]")).not.toBeNull();
  for (const button of document.querySelectorAll<HTMLElement>("[role=alertdialog] button")) button.click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith("plan.pdf");
});
