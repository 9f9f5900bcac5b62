import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DateField } from "./date-field.tsx";

const today = "2026-03-27";
const holiday = (date: string) =>
  date === "2026-04-03" ? { lockedBecause: "Karfreitag ist ein Feiertag." } : {};

function Day({
  start = null,
  error,
  disabled,
}: {
  start?: string | null;
  error?: string;
  disabled?: boolean;
}) {
  const [day, setDay] = useState<string | null>(start);
  return (
    <>
      <DateField
        label="Wunschtermin"
        value={day}
        onChange={setDay}
        today={today}
        facts={holiday}
        {...(error !== undefined && { error })}
        {...(disabled !== undefined && { disabled })}
      />
      <output>{day ?? "kein Tag"}</output>
    </>
  );
}

const field = page.getByRole("textbox", { name: "Wunschtermin" });
const opener = page.getByRole("button", { name: "Kalender öffnen, Wunschtermin" });
const chosen = page.getByRole("status");
const unreadable = "Bitte geben Sie das Datum als TT.MM.JJJJ ein, zum Beispiel 09.04.2026.";

test.each([
  ["9.4.", "2026-04-09", "09.04.2026"],
  ["9.4.26", "2026-04-09", "09.04.2026"],
  ["090426", "2026-04-09", "09.04.2026"],
  ["26.3.", "2027-03-26", "26.03.2027"],
])("%s is understood at once and written out when it is left", async (typed, date, written) => {
  await render(<Day />);
  await field.click();
  await userEvent.keyboard(typed);
  await expect.element(field).toHaveValue(typed);
  await expect.element(chosen).toHaveTextContent(date);
  await userEvent.tab();
  await expect.element(field).toHaveValue(written);
});

test("what cannot be read keeps its form from being sent, until it is mended or emptied", async () => {
  const onSubmit = vi.fn<() => void>();
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Day />
      <button type="submit">Senden</button>
    </form>,
  );
  const send = () => userEvent.keyboard("{Enter}");
  await field.fill("nächsten Mittwoch");
  await send();
  await expect.element(field).toHaveAccessibleDescription(unreadable);
  await expect.element(field).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await field.fill("9.4.");
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
  await field.fill("");
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("what is no day stays as it was typed, and is objected to only when it is left", async () => {
  await render(<Day />);
  await field.click();
  await userEvent.keyboard("31.4.2026");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(field).toHaveValue("31.4.2026");
  await expect.element(field).toHaveAccessibleDescription(unreadable);
  await expect.element(chosen).toHaveTextContent("kein Tag");
  await userEvent.fill(field, "30.4.2026");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await expect.element(chosen).toHaveTextContent("2026-04-30");
});

test("an emptied field is no day and no mistake", async () => {
  await render(<Day start="2026-04-09" />);
  await expect.element(field).toHaveValue("09.04.2026");
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.element(chosen).toHaveTextContent("kein Tag");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("a locked day that is typed is taken and says why it cannot be", async () => {
  await render(<Day />);
  await userEvent.fill(field, "3.4.2026");
  await expect.element(chosen).toHaveTextContent("2026-04-03");
  await expect.element(field).toHaveAccessibleDescription("Karfreitag ist ein Feiertag.");
});

test("the form's objection shows where the field has none of its own", async () => {
  await render(<Day start="2026-04-09" error="Zu früh." />);
  await expect.element(field).toHaveAccessibleDescription("Zu früh.");
  await userEvent.fill(field, "unklar");
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(unreadable);
});

test("the calendar opens at the day of the field, takes another and gives the focus back", async () => {
  await render(<Day start="2026-04-09" />);
  await opener.click();
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Donnerstag, 9. April 2026"),
  );
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(field).toHaveValue("10.04.2026");
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a day from the calendar takes the place of what could not be read", async () => {
  await render(<Day />);
  await userEvent.fill(field, "unklar");
  await opener.click();
  await page.getByRole("button", { name: "Montag, 30. März 2026" }).click();
  await expect.element(field).toHaveValue("30.03.2026");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
});

test("Escape closes the calendar and changes nothing", async () => {
  await render(<Day start="2026-04-09" />);
  await opener.click();
  await expect.element(page.getByRole("grid")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{Escape}");
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("09.04.2026");
});

/** A filter by day. Unless `mayBeEmpty`, it always has a day: an empty or invalid input changes nothing. */
function FilterDay({ mayBeEmpty = false }: { mayBeEmpty?: boolean }) {
  const [day, setDay] = useState<string | null>("2026-04-09");
  return (
    <>
      <button type="button" onClick={() => setDay("2026-05-12")}>
        Im Mai
      </button>
      <DateField
        label="Wunschtermin"
        value={day}
        onChange={(date) => (mayBeEmpty || date !== null) && setDay(date)}
        today={today}
      />
    </>
  );
}

test("what cannot be read stays with its objection also where its owner keeps the last day", async () => {
  await render(<FilterDay />);
  await userEvent.fill(field, "31.06.2026");
  await userEvent.tab();
  await expect.element(field).toHaveValue("31.06.2026");
  await expect.element(field).toHaveAccessibleDescription(unreadable);
  await userEvent.fill(field, "30.6.2026");
  await userEvent.tab();
  await expect.element(field).toHaveValue("30.06.2026");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  // The emptied field shows the day that still applies.
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.element(field).toHaveValue("30.06.2026");
});

test.each([true, false])(
  "a day that is set elsewhere takes the place of what could not be read",
  async (mayBeEmpty) => {
    await render(<FilterDay mayBeEmpty={mayBeEmpty} />);
    await userEvent.fill(field, "unklar");
    await page.getByRole("button", { name: "Im Mai" }).click();
    await expect.element(field).toHaveValue("12.05.2026");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  },
);

test("a disabled field has no calendar", async () => {
  await render(<Day start="2026-04-09" disabled />);
  await expect.element(field).toBeDisabled();
  await expect.element(opener).not.toBeInTheDocument();
});
