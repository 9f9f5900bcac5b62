import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DateField } from "./date-field.tsx";
import { FilterDate } from "./filter-date.tsx";

const today = "2026-03-27";
const beforeStart = (day: string) => (day < "2025-12-24" ? { lockedBecause: "Liegt vor dem Beginn" } : {});

function Filter() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <FilterDate label="Bis" value={day} onChange={setDay} today={today} facts={beforeStart} />
      <output>{day ?? "kein Tag"}</output>
    </>
  );
}

const typed = page.getByRole("textbox", { name: "Bis: Datum eingeben" });
const month = (name: string) => page.getByRole("grid", { name });
const open = () => page.getByRole("button", { name: "Bis", exact: true }).click();

test("a date is typed beside the calendar, which shows it; Enter closes both", async () => {
  await render(<Filter />);
  await open();
  await userEvent.fill(typed, "24.12.2026");
  await expect.element(page.getByText("2026-12-24")).toBeVisible();
  await expect.element(month("Dezember 2026")).toBeVisible();
  await typed.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(month("Dezember 2026")).not.toBeInTheDocument();
});

test("a date without its year waits for Enter, and one that is locked or none says why", async () => {
  await render(<Filter />);
  await open();
  await userEvent.fill(typed, "24.12.");
  await expect.element(page.getByText("kein Tag")).toBeVisible();
  await userEvent.fill(typed, "23.12.2025");
  await expect.element(typed).toHaveAccessibleDescription("Liegt vor dem Beginn");
  await userEvent.fill(typed, "31.2.");
  await typed.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(typed).toHaveAccessibleDescription(/TT\.MM\.JJJJ/);
  await expect.element(page.getByText("kein Tag")).toBeVisible();
  await userEvent.fill(typed, "24.12.");
  await typed.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2026-12-24")).toBeVisible();
});

test("the arrows beside the month jump by a year", async () => {
  await render(<Filter />);
  await open();
  await page.getByRole("button", { name: "Ein Jahr zurück, 2025" }).click();
  await expect.element(month("März 2025")).toBeVisible();
  await page.getByRole("button", { name: "Ein Jahr vor, 2026" }).click();
  await page.getByRole("button", { name: "Ein Jahr vor, 2027" }).click();
  await expect.element(month("März 2027")).toBeVisible();
});

test.each([
  [1440, 900, 40],
  [1440, 900, 760],
  [390, 844, 40],
  [390, 844, 700],
])("at %s x %s the calendar of the end leaves the start in sight (top %s)", async (width, height, top) => {
  await page.viewport(width, height);
  await render(
    <div style={{ position: "absolute", top, left: 8, width: 374, display: "flex", gap: 8 }}>
      {["Von", "Bis"].map((label) => (
        <DateField key={label} label={label} value="2026-03-26" onChange={() => {}} today={today} />
      ))}
    </div>,
  );
  await page.getByRole("button", { name: "Kalender öffnen, Bis" }).click();
  await expect.element(month("März 2026")).toBeVisible();
  const popup = page.getByRole("dialog", { name: "Bis" }).element().getBoundingClientRect();
  const start = page.getByRole("textbox", { name: "Von" }).element().getBoundingClientRect();
  const label = page.getByText("Von", { exact: true }).element().getBoundingClientRect();
  expect(popup.top >= start.bottom || popup.bottom <= label.top).toBe(true);
});

test("a calendar that opened above its button stays on that side while the page scrolls, until the phone is turned", async () => {
  await page.viewport(390, 844);
  await render(
    <div style={{ padding: "700px 20px 2000px" }}>
      <Filter />
    </div>,
  );
  await open();
  const calendar = page.getByRole("dialog", { name: "Bis" });
  await expect.element(calendar).toHaveAttribute("data-side", "top");
  const above = () =>
    page.getByRole("button", { name: "Bis", exact: true }).element().getBoundingClientRect().top -
    calendar.element().getBoundingClientRect().bottom;
  const gap = above();
  for (const y of [300, 600]) {
    window.scrollTo(0, y);
    // If the popup moves at all, it moves with the scroll event.
    await new Promise((resolve) => document.addEventListener("scroll", resolve, { once: true }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(above()).toBeCloseTo(gap, 0);
  }
  // Turns the phone to landscape.
  await page.viewport(844, 390);
  await expect.element(calendar).toHaveAttribute("data-side", "bottom");
  window.scrollTo(0, 0);
});
