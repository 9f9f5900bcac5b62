import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchField } from "./search-field.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const field = page.getByRole("searchbox", { name: "Suche" });
const clear = page.getByRole("button", { name: "Suche leeren" });

async function openField(start = "") {
  const onSearch = vi.fn<(search: string, how: string) => void>();
  function Search() {
    const [value, setValue] = useState(start);
    return (
      <>
        <SearchField
          label="Suche"
          placeholder="Nummer oder Ort"
          clearLabel="Suche leeren"
          maxLength={30}
          value={value}
          onSearch={(search, how) => {
            setValue(search);
            onSearch(search, how);
          }}
        />
        <button onClick={() => setValue("von außen")}>Link</button>
      </>
    );
  }
  await render(<Search />);
  return onSearch;
}

/** Advances the fake timers, after the page has rendered the last input. */
async function wait(time: number) {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await vi.advanceTimersByTimeAsync(time);
}

test("it searches once the typing has paused for 300 ms, not before", async () => {
  const onSearch = await openField();
  await field.click();
  // Keyboard input only from here on: waiting for an element would advance the timers.
  await userEvent.keyboard("kas");
  await wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard("sel");
  await wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  await wait(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("kassel", "step");
});

test("Enter does not wait, and the pause afterwards searches no second time", async () => {
  const onSearch = await openField();
  await field.fill("kassel");
  await userEvent.keyboard("{Enter}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("kassel", "step");
  await wait(1000);
  expect(onSearch).toHaveBeenCalledOnce();
});

test("refining a search is no step of its own, ending it is", async () => {
  const onSearch = await openField("kas");
  await field.fill("kassel");
  await wait(300);
  expect(onSearch).toHaveBeenLastCalledWith("kassel", "replace");
  await field.fill("");
  await wait(300);
  expect(onSearch).toHaveBeenLastCalledWith("", "step");
});

test("blanks around it are nothing new", async () => {
  const onSearch = await openField("kassel");
  await field.fill("  kassel ");
  await wait(300);
  expect(onSearch).not.toHaveBeenCalled();
});

test("the cross empties it at once and leaves the focus in the field", async () => {
  const onSearch = await openField("kassel");
  await clear.click();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("", "step");
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});

test("Escape empties it too, and is for others only when it is empty", async () => {
  // Stands for a dialog around the field, which listens on the document.
  const dialog = vi.fn<(event: Event) => void>();
  document.addEventListener("keydown", dialog);
  onTestFinished(() => document.removeEventListener("keydown", dialog));
  const onSearch = await openField("kassel");
  await field.click();
  await userEvent.keyboard("{Escape}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("", "step");
  await expect.element(field).toHaveFocus();
  expect(dialog).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(dialog).toHaveBeenCalledOnce();
});

test("what something else searches for shows in it", async () => {
  await openField("kassel");
  await page.getByRole("button", { name: "Link" }).click();
  await expect.element(field).toHaveValue("von außen");
});
