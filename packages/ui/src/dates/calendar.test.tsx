import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { chooseLanguage } from "../base/language.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";

// A Friday; April 2026 begins on a Wednesday.
const today = "2026-03-27";

function Days({ onChange, ...props }: Partial<CalendarProps>) {
  const [day, setDay] = useState<string | null>(props.value ?? null);
  return (
    <Calendar
      label="Wunschtermin"
      today={today}
      {...props}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange?.(next);
      }}
    />
  );
}

const day = (name: string) => page.getByRole("button", { name });
const month = (name: string) => page.getByRole("grid", { name });
const focused = () => document.activeElement?.getAttribute("aria-label");

test("the week starts on Monday and the month of today is shown", async () => {
  await render(<Days />);
  await expect.element(month("März 2026")).toBeVisible();
  const heads = [...document.querySelectorAll("th")].map((head) => head.textContent);
  expect(heads).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
  const firstWeek = [...document.querySelectorAll("tbody tr:first-child td")].map((cell) => cell.textContent);
  expect(firstWeek).toEqual(["23", "24", "25", "26", "27", "28", "1"]);
});

test("a day is chosen by a press and says that it is", async () => {
  const onChange = vi.fn<(day: string) => void>();
  await render(<Days onChange={onChange} />);
  await day("Dienstag, 31. März 2026").click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2026-03-31");
  await expect.element(day("Dienstag, 31. März 2026")).toHaveAttribute("aria-pressed", "true");
  await expect.element(day("Freitag, 27. März 2026, heute")).toHaveAttribute("aria-current", "date");
});

test.each([
  ["{ArrowRight}", "Samstag, 28. März 2026"],
  ["{ArrowLeft}", "Donnerstag, 26. März 2026"],
  ["{ArrowDown}", "Freitag, 3. April 2026"],
  ["{ArrowUp}", "Freitag, 20. März 2026"],
  ["{Home}", "Montag, 23. März 2026"],
  ["{End}", "Sonntag, 29. März 2026"],
  ["{PageDown}", "Montag, 27. April 2026"],
  ["{PageUp}", "Freitag, 27. Februar 2026"],
])("from Friday the 27th %s leads to %s", async (key, expected) => {
  await render(<Days autoFocus />);
  await vi.waitFor(() => expect(focused()).toBe("Freitag, 27. März 2026, heute"), { timeout: 10_000 });
  await userEvent.keyboard(key);
  await vi.waitFor(() => expect(focused()).toBe(expected), { timeout: 10_000 });
});

test("Enter chooses the day that the arrows reached, also in the next month", async () => {
  const onChange = vi.fn<(day: string) => void>();
  await render(<Days autoFocus onChange={onChange} />);
  await vi.waitFor(() => expect(focused()).toContain("27. März"), { timeout: 10_000 });
  await userEvent.keyboard("{ArrowDown}");
  await vi.waitFor(() => expect(focused()).toContain("3. April"), { timeout: 10_000 });
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2026-04-03");
});

test("the arrows of the head turn the month and tell its first day", async () => {
  const onMonthChange = vi.fn<(day: string) => void>();
  await render(<Days onMonthChange={onMonthChange} />);
  await page.getByRole("button", { name: "Nächster Monat, April 2026" }).click();
  await expect.element(month("April 2026")).toBeVisible();
  expect(onMonthChange).toHaveBeenCalledExactlyOnceWith("2026-04-01");
  await page.getByRole("button", { name: "Vorheriger Monat, März 2026" }).click();
  await expect.element(month("März 2026")).toBeVisible();
});

test("no month is shown outside of those that can be reached", async () => {
  await render(<Days from="2026-03-10" to="2026-04-20" />);
  await expect.element(day("Kein früherer Monat wählbar")).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Nächster Monat, April 2026" }).click();
  await expect.element(day("Kein späterer Monat wählbar")).toHaveAttribute("aria-disabled", "true");
});

test("a locked day can be reached, says why, and is not chosen by press or Enter", async () => {
  const onChange = vi.fn<(day: string) => void>();
  const facts = (date: string) =>
    date === "2026-04-03" ? { lockedBecause: "Feiertag", holiday: "Karfreitag" } : {};
  await render(<Days autoFocus onChange={onChange} facts={facts} />);
  await vi.waitFor(() => expect(focused()).toContain("27. März"), { timeout: 10_000 });
  await userEvent.keyboard("{ArrowDown}");
  const locked = day("Freitag, 3. April 2026, Karfreitag, Feiertag");
  await expect.element(locked).toHaveFocus();
  await expect.element(locked).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await locked.click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test("a day says how many orders it has already", async () => {
  await render(<Days facts={(date) => (date === "2026-03-30" ? { orders: 2 } : {})} />);
  await expect.element(day("Montag, 30. März 2026, bereits 2 Aufträge")).toBeVisible();
});

test("in English the names change and the week does not", async () => {
  chooseLanguage("en");
  await render(<Days />);
  await expect.element(month("March 2026")).toBeVisible();
  expect(document.querySelector("th")?.textContent).toBe("Mon");
  chooseLanguage("de");
});
