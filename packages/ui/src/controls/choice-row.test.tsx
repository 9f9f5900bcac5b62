import type { CDPSession } from "@vitest/browser-playwright";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChoiceRow } from "./choice-row.tsx";

async function emulateTouch(enabled: boolean): Promise<void> {
  const session: CDPSession = cdp();
  await session.send("Emulation.setTouchEmulationEnabled", { enabled });
}

test("on a touch screen a row that was unticked has its colour no more", async () => {
  await emulateTouch(true);
  onTestFinished(() => emulateTouch(false));
  await render(<ChoiceRow type="checkbox" option={{ value: 1, title: "Altholz" }} />);
  const box = page.getByRole("checkbox", { name: "Altholz" });
  const colour = () => getComputedStyle(box.element().parentElement ?? document.body).backgroundColor;
  const untouched = colour();
  await box.click();
  await expect.poll(colour).not.toBe(untouched);
  await box.click();
  await expect.element(box).not.toBeChecked();
  await expect.poll(colour).toBe(untouched);
});
