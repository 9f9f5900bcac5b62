import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Combobox } from "./combobox.tsx";
import type { SearchOption } from "./search-option.ts";

const sites: readonly SearchOption<number>[] = [
  { value: 1, label: "Kassel", number: "4711", text: "Lohgerberweg 21" },
  { value: 2, label: "Bremen", number: "4712", text: "Am Hafen 3" },
  { value: 3, label: "Köln", number: "4713", text: "Hafenstraße 9" },
];

interface SiteProps {
  onChange: (site: number | null) => void;
  onBlur?: () => void;
}

function Site({ onChange, ...props }: SiteProps) {
  const [site, setSite] = useState<number | null>(null);
  return (
    <Combobox
      label="Standort"
      options={sites}
      value={site}
      onChange={(next) => {
        setSite(next);
        onChange(next);
      }}
      placeholder="Bitte wählen"
      searchLabel="Standort suchen"
      {...props}
    />
  );
}

const trigger = page.getByRole("combobox", { name: "Standort", exact: true });
const search = page.getByRole("combobox", { name: "Standort suchen" });
const options = page.getByRole("option");

async function open() {
  const onChange = vi.fn<(site: number | null) => void>();
  await render(<Site onChange={onChange} />);
  await trigger.click();
  await expect.element(search).toHaveFocus();
  return onChange;
}

test("it opens with the focus in its search and offers everything", async () => {
  await open();
  await expect.element(options).toHaveLength(3);
});

test.each([
  ["a name", "brem", ["Bremen"]],
  ["a number", "4713", ["Köln"]],
  ["a part of the address", "hafen", ["Bremen", "Köln"]],
])("%s finds it", async (_, typed, expected) => {
  await open();
  await userEvent.keyboard(typed);
  await expect.element(options).toHaveLength(expected.length);
  for (const [index, name] of expected.entries())
    await expect.element(options.nth(index)).toMatchTextContent(name);
});

test("Enter takes the first that was found, closes the list and gives the focus back", async () => {
  const onChange = await open();
  await userEvent.keyboard("hafen{Enter}");
  expect(onChange.mock.lastCall).toEqual([2]);
  await expect.element(options).toHaveLength(0);
  await expect.element(trigger).toHaveTextContent("Bremen");
  await expect.element(trigger).toHaveFocus();
});

test("arrows walk through what was found", async () => {
  const onChange = await open();
  await userEvent.keyboard("hafen{ArrowDown}{Enter}");
  expect(onChange.mock.lastCall).toEqual([3]);
});

test("Escape closes the list and changes nothing", async () => {
  const onChange = await open();
  await userEvent.keyboard("brem{Escape}");
  await expect.element(search).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(trigger).toHaveTextContent("Bitte wählen");
});

test("it says so where nothing is found", async () => {
  await open();
  await userEvent.keyboard("xyz");
  await expect.element(page.getByText("Nichts gefunden")).toBeVisible();
});

test("what is chosen is marked when the list opens again", async () => {
  await open();
  await options.nth(2).click();
  await trigger.click();
  await expect.element(options.nth(2)).toHaveAttribute("aria-selected", "true");
  await expect.element(options.nth(0)).toHaveAttribute("aria-selected", "false");
});

test("the field is left when the focus goes on, not when it goes into the list", async () => {
  const onBlur = vi.fn<() => void>();
  await render(<Site onChange={() => {}} onBlur={onBlur} />);
  await trigger.click();
  await expect.element(search).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(onBlur).toHaveBeenCalledOnce();
});
