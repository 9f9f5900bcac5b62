import type { CDPSession } from "@vitest/browser-playwright";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChoiceRow } from "./choice-row.tsx";
import { ChoiceRows } from "./choice-rows.tsx";

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

test("a long address wraps and makes the row no wider than its place", async () => {
  const text = `0561 5550199 · ${"ansprechperson.am.standort".repeat(3)}@firma.example`;
  await render(
    <div style={{ width: 260 }}>
      <ChoiceRows
        label="Ansprechperson"
        options={[{ value: 1, title: "Bernd Kolbe", text }]}
        value={null}
        onChange={() => undefined}
      />
    </div>,
  );
  const row = page.getByRole("radio", { name: "Bernd Kolbe" }).element().closest("label");
  expect(row?.offsetWidth).toBe(260);
  expect(row?.scrollWidth).toBeLessThanOrEqual(260);
});
