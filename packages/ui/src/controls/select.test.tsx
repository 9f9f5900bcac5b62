import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Select } from "./select.tsx";

test("the field is left when the focus goes on, not when it goes into the list", async () => {
  const onBlur = vi.fn<() => void>();
  const options = [
    { value: 1, label: "Eins" },
    { value: 2, label: "Zwei" },
  ];
  await render(<Select label="Zahl" options={options} value={1} onChange={() => {}} onBlur={onBlur} />);
  const trigger = page.getByRole("combobox", { name: "Zahl" });
  await trigger.click();
  await expect.element(page.getByRole("option", { name: "Eins" })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(onBlur).toHaveBeenCalledOnce();
});
