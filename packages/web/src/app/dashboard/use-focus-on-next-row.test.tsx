import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useFocusOnNextRow } from "./use-focus-on-next-row.ts";

/** A dialog that stays open, with the focus in it, until the test closes it. */
function Board() {
  const board = useRef<HTMLDivElement>(null);
  const focusOnNextRow = useFocusOnNextRow(board);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <div role="dialog" aria-label="Frage">
          <button onClick={() => focusOnNextRow("feedback")}>Ja</button>
        </div>
      )}
      <button onClick={() => setOpen(false)}>Schließen</button>
      <div ref={board}>
        <ul data-group="feedback">
          <li>
            <a href="#/order/2">Restabfall</a>
          </li>
        </ul>
      </div>
    </>
  );
}

test("the next row has the focus once the dialog is gone, however long that takes", async () => {
  await render(<Board />);
  await page.getByRole("button", { name: "Ja" }).click();
  await new Promise((passed) => void setTimeout(passed, 1_200));
  await expect.element(page.getByRole("button", { name: "Ja" })).toHaveFocus();
  const close: HTMLElement = page.getByRole("button", { name: "Schließen" }).element() as HTMLElement;
  close.click();
  await expect.element(page.getByRole("link", { name: "Restabfall" })).toHaveFocus();
});
