import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CheckRows } from "./check-rows.tsx";
import { MultiCombobox } from "./multi-combobox.tsx";

const options = [1, 2, 3].map((value) => ({ value, label: `Standort ${value}` }));

/** An owner that returns the changes one by one on demand, like an address that changes with a delay. */
function useLaggingOwner() {
  const [values, setValues] = useState<readonly number[]>([]);
  const waiting = useRef<(readonly number[])[]>([]);
  return {
    values,
    onChange: (next: readonly number[]) => void waiting.current.push(next),
    returnNext: () => setValues((before) => waiting.current.shift() ?? before),
  };
}

function Sites({ onChoose }: { onChoose: (values: readonly number[]) => void }) {
  const { values, onChange, returnNext } = useLaggingOwner();
  return (
    <>
      <button onClick={returnNext}>Weiter</button>
      <MultiCombobox
        label="Standorte"
        searchLabel="Standort suchen"
        all="Alle Standorte"
        shown="Standorte"
        options={options}
        values={values}
        onChange={(next) => {
          onChoose(next);
          onChange(next);
        }}
      />
    </>
  );
}

test("quick choices are all kept, though the owner brings them back one by one", async () => {
  const onChoose = vi.fn<(values: readonly number[]) => void>();
  const screen = await render(<Sites onChoose={onChoose} />);
  await screen.getByRole("combobox", { name: "Standorte" }).click();
  const option = (name: string) => screen.getByRole("option", { name });
  const owner = screen.getByText("Weiter").element() as HTMLElement;
  await expect.element(option("Standort 2")).toBeVisible();
  const both = ["Standort 1", "Standort 2"].map((name) => option(name).element() as HTMLElement);
  // Clicks both options before React renders again.
  for (const each of both) each.click();
  expect(onChoose).toHaveBeenLastCalledWith([1, 2]);
  owner.click();
  await expect.element(option("Standort 2")).toHaveAttribute("aria-selected", "true");
  (option("Standort 3").element() as HTMLElement).click();
  expect(onChoose).toHaveBeenLastCalledWith([1, 2, 3]);
  owner.click();
  owner.click();
  (option("Standort 1").element() as HTMLElement).click();
  expect(onChoose).toHaveBeenLastCalledWith([2, 3]);
  await vi.waitFor(() => (option("Alle Standorte").element() as HTMLElement).click());
  expect(onChoose).toHaveBeenLastCalledWith([]);
});

function Rights({ onChoose }: { onChoose: (values: readonly number[]) => void }) {
  const { values } = useLaggingOwner();
  return (
    <CheckRows
      label="Rechte"
      options={options.map(({ value, label }) => ({ value, title: label, text: "" }))}
      values={values}
      onChange={onChoose}
    />
  );
}

test("quick ticks are all kept", async () => {
  const onChoose = vi.fn<(values: readonly number[]) => void>();
  const screen = await render(<Rights onChoose={onChoose} />);
  const boxes = screen.getByRole("checkbox").elements() as HTMLElement[];
  for (const each of boxes) each.click();
  expect(onChoose).toHaveBeenLastCalledWith([1, 2, 3]);
  await expect.element(screen.getByRole("checkbox").first()).toBeChecked();
  boxes[0]?.click();
  expect(onChoose).toHaveBeenLastCalledWith([2, 3]);
});

const towns = ["Aachen", "Bonn", "Celle", "Dortmund"].map((label, index) => ({ value: index + 1, label }));

/** A field that keeps its own values. */
function Towns({ start }: { start: readonly number[] }) {
  const [values, setValues] = useState(start);
  return (
    <>
      <MultiCombobox
        label="Orte"
        searchLabel="Ort suchen"
        all="Alle Orte"
        shown={values.length === 0 ? "Alle" : `${values.length} gewählt`}
        options={towns}
        values={values}
        onChange={setValues}
      />
      <output aria-label="Gewählt">{`[${values.join(" ")}]`}</output>
    </>
  );
}

const search = page.getByRole("combobox", { name: "Ort suchen" });
const town = (name: string) => page.getByRole("option", { name });
const chosen = page.getByLabelText("Gewählt");

async function openTowns(start: readonly number[] = []) {
  await render(<Towns start={start} />);
  await page.getByRole("combobox", { name: "Orte", exact: true }).click();
  await expect.element(search).toHaveFocus();
}

test("it stays open while several are chosen", async () => {
  await openTowns();
  await town("Aachen").click();
  await town("Celle").click();
  await expect.element(search).toBeVisible();
  await expect.element(chosen).toHaveTextContent("[1 3]");
  await expect.element(town("Celle")).toHaveAttribute("aria-selected", "true");
});

test("a second press takes a choice back", async () => {
  await openTowns([1, 3]);
  await town("Aachen").click();
  await expect.element(chosen).toHaveTextContent("[3]");
});

test("the first row takes every choice back, and the next choice stands alone", async () => {
  await openTowns([1, 3]);
  await town("Alle Orte").click();
  await expect.element(chosen).toHaveTextContent("[]");
  await expect.element(town("Alle Orte")).toHaveAttribute("aria-selected", "true");
  await town("Bonn").click();
  await expect.element(chosen).toHaveTextContent("[2]");
});

test("typing filters, and Enter adds what was found", async () => {
  await openTowns();
  await userEvent.keyboard("dort{Enter}");
  await expect.element(chosen).toHaveTextContent("[4]");
});

test("what is chosen without being offered stays", async () => {
  await openTowns([99]);
  await town("Bonn").click();
  await expect.element(chosen).toHaveTextContent("[99 2]");
});
