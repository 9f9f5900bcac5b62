import { MapPin } from "lucide-react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SuggestField, type Suggestion } from "./suggest-field.tsx";

const streets: readonly Suggestion[] = [
  { key: "1", title: "Hafenstraße", text: "28195 Bremen" },
  { key: "2", title: "Hafenweg", text: "48155 Münster" },
];

const field = page.getByRole("combobox", { name: "Straße" });
const options = page.getByRole("option");

async function openField({ status }: { status?: string } = {}) {
  const [onPick, onSubmit] = [vi.fn<(key: string) => void>(), vi.fn<() => void>()];
  function Address() {
    const [text, setText] = useState("");
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <SuggestField
          label="Straße"
          suggestionIcon={MapPin}
          value={text}
          onChange={setText}
          suggestions={text === "" ? [] : streets.filter(({ title }) => title.startsWith(text))}
          status={status}
          onPick={(street) => {
            setText(street.title);
            onPick(street.key);
          }}
        />
        <button type="submit">Weiter</button>
      </form>
    );
  }
  await render(<Address />);
  await field.click();
  return { onPick, onSubmit };
}

test("typing opens what is suggested, and nothing is chosen by itself", async () => {
  const { onPick } = await openField();
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("Hafen");
  await expect.element(options).toHaveLength(2);
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await expect.element(field).not.toHaveAttribute("aria-activedescendant");
  await userEvent.tab();
  await expect.element(options).toHaveLength(0);
  expect(onPick).not.toHaveBeenCalled();
});

test("arrows walk through it and past its ends back to what was typed", async () => {
  await openField();
  await userEvent.keyboard("Hafen{ArrowDown}{ArrowDown}");
  await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect.element(field).toHaveAttribute("aria-activedescendant", options.nth(1).element().id);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).not.toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true");
});

test("Enter takes the marked one and does not send the form; without one it sends it", async () => {
  const { onPick, onSubmit } = await openField();
  await userEvent.keyboard("Hafen{ArrowDown}{Enter}");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("1");
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue("Hafenstraße");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("a press takes one although the field would lose the focus", async () => {
  const { onPick } = await openField();
  await userEvent.keyboard("Hafen");
  await options.nth(1).click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith("2");
  await expect.element(field).toHaveValue("Hafenweg");
});

test("Escape closes the list and leaves what was typed", async () => {
  await openField();
  await userEvent.keyboard("Hafen{Escape}");
  await expect.element(options).toHaveLength(0);
  await expect.element(field).toHaveValue("Hafen");
  await userEvent.keyboard("w");
  await expect.element(options).toHaveLength(1);
});

test("it says so where nothing was found", async () => {
  await openField({ status: "Nichts gefunden" });
  await userEvent.keyboard("xyz");
  await expect.element(page.getByRole("status")).toHaveTextContent("Nichts gefunden");
});
