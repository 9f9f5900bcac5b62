import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { usePageKeys } from "./use-page-keys.ts";

const heading = page.getByRole("heading", { name: "Auftrag" });
const answer = page.getByRole("textbox", { name: "Antwort" });

/** Renders a panel with a field, a dialog and a popover; returns a function that is called to close the panel. */
async function openPanel() {
  const close = vi.fn<() => void>();
  function Panel() {
    const [isAsking, setIsAsking] = useState(false);
    usePageKeys({ act: () => false, close });
    return (
      <aside>
        <h2 data-panel tabIndex={-1}>
          Auftrag
        </h2>
        <textarea aria-label="Antwort" />
        <button type="button" onClick={() => setIsAsking(true)}>
          Fragen
        </button>
        <button type="button" popoverTarget="more">
          Mehr
        </button>
        <div id="more" popover="auto">
          <button type="button">Drucken</button>
        </div>
        {isAsking && (
          <DialogFrame open title="Frage" onClose={() => setIsAsking(false)}>
            Sicher?
          </DialogFrame>
        )}
      </aside>
    );
  }
  await renderDesk(<Panel />);
  return close;
}

test("Escape in a field only leaves it for its panel; the next one closes", async () => {
  const close = await openPanel();
  await answer.fill("Wir kommen mor");
  await userEvent.keyboard("{Escape}");
  await expect.element(heading).toHaveFocus();
  await expect.element(answer).toHaveValue("Wir kommen mor");
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});

test("Escape in a dialog closes that and nothing below it", async () => {
  const close = await openPanel();
  await page.getByRole("button", { name: "Fragen" }).click();
  await expect.element(page.getByRole("dialog", { name: "Frage" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});

test("Escape in a popover closes that and nothing below it", async () => {
  const close = await openPanel();
  await page.getByRole("button", { name: "Mehr" }).click();
  const entry = page.getByRole("button", { name: "Drucken" });
  await expect.element(entry).toBeVisible();
  entry.element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(entry).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});
