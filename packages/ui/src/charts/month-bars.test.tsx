import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MonthBars } from "./month-bars.tsx";

const month = (key: string, current: number, previous = 0) => ({ key, name: key, current, previous });
const chart = page.getByRole("img", { name: "Werte" });
const heightOf = (rect: Element) => Number(rect.getAttribute("height"));

const renderBars = (months: readonly ReturnType<typeof month>[], withPrevious = true) =>
  render(
    <div style={{ width: 800 }}>
      <MonthBars
        label="Werte"
        months={months}
        withPrevious={withPrevious}
        unit={10}
        formatValue={(value) => `${value} t`}
        formatAxis={(value, isTop) => (isTop ? `${value} top` : String(value))}
      />
    </div>,
  );

test("the axis ends at a round number in four even steps", async () => {
  await renderBars([month("Jan", 31), month("Feb", 12)]);
  for (const text of ["0", "10", "20", "30", "40 top"]) {
    await expect.element(chart.getByText(text, { exact: true })).toBeInTheDocument();
  }
});

test("bars are as high as their values, beside the year before", async () => {
  await renderBars([month("Jan", 40, 20)]);
  await expect.element(chart.getByText("40 t")).toBeVisible();
  const [previous, current] = chart.element().querySelectorAll("rect");
  expect(heightOf(current as Element)).toBe(2 * heightOf(previous as Element));
});

test("nothing is drawn below zero, and no year before where there is none", async () => {
  await renderBars([month("Jan", -5, 20), month("Feb", 10, 20)], false);
  await expect.element(chart.getByText("10 t")).toBeVisible();
  expect([...chart.element().querySelectorAll("rect")].map(heightOf).map((each) => each > 0)).toEqual([
    false,
    true,
  ]);
  expect(chart.getByText("-5 t").query()).toBeNull();
});
