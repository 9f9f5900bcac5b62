import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { value: "all", label: "Alle", count: 96 },
  { value: "open", label: "Offen" },
  { value: "done", label: "Erledigt" },
];

function Orders() {
  const [value, setValue] = useState("all");
  const [note, setNote] = useState("");
  return (
    <Tabs label="Status" tabs={tabs} value={value} onChange={setValue}>
      <p>{`Aufträge: ${value}`}</p>
      <input aria-label="Notiz" value={note} onChange={(event) => setNote(event.target.value)} />
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole("tab", { name, exact: false });

test("a press shows what the tab names", async () => {
  await render(<Orders />);
  await expect.element(page.getByRole("tablist", { name: "Status" })).toBeVisible();
  await expect.element(tab("Alle")).toHaveAttribute("aria-selected", "true");
  await tab("Offen").click();
  await expect.element(tab("Offen")).toHaveAttribute("aria-selected", "true");
  await expect.element(tab("Alle")).toHaveAttribute("aria-selected", "false");
  await expect.element(page.getByRole("tabpanel", { name: "Offen" })).toMatchTextContent("Aufträge: open");
});

test("the arrows go round, Enter chooses, and only the chosen tab is in the tab order", async () => {
  await render(<Orders />);
  await userEvent.tab();
  await expect.element(tab("Alle")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(tab("Offen")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{Enter}");
  await expect.element(tab("Erledigt")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}");
  await expect.element(tab("Alle")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(tab("Erledigt")).toHaveFocus();
});

const statuses = ["Alle", "Offen", "Reklamiert", "Erledigt", "Storniert", "Fehlfahrt"];

function Narrow({ start, width = 390 }: { start: string; width?: number }) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ width }}>
      <Tabs
        label="Status"
        tabs={statuses.map((label) => ({ value: label, label, count: 96 }))}
        value={value}
        onChange={setValue}
      >
        <p>{value}</p>
      </Tabs>
    </div>
  );
}

test.each([
  ["Alle", false, true],
  ["Erledigt", true, true],
  ["Fehlfahrt", true, false],
])("on a narrow screen with %s chosen the tabs fade where some are cut off", async (start, left, right) => {
  await render(<Narrow start={start} />);
  const list = page.getByRole("tablist").element();
  await vi.waitFor(() => {
    expect([list.hasAttribute("data-cut-left"), list.hasAttribute("data-cut-right")]).toEqual([left, right]);
  });
  expect(getComputedStyle(list).maskImage).toContain("linear-gradient");
});

test("the tabs beside the chosen one stay in sight, so that one sees there are more", async () => {
  await render(<Narrow start="Erledigt" />);
  const list = page.getByRole("tablist").element().getBoundingClientRect();
  const chosen = tab("Erledigt").element().getBoundingClientRect();
  expect(chosen.left - list.left).toBeGreaterThan(40);
  expect(list.right - chosen.right).toBeGreaterThan(40);
});

test("the chosen tab comes into sight again when the row gets narrower", async () => {
  const { rerender } = await render(<Narrow start="Fehlfahrt" width={900} />);
  await rerender(<Narrow start="Fehlfahrt" width={390} />);
  await expect.element(tab("Fehlfahrt")).toBeInViewport({ ratio: 1 });
});

test("tabs that have room do not fade", async () => {
  await render(<Orders />);
  await expect.element(tab("Erledigt")).toBeVisible();
  expect(getComputedStyle(page.getByRole("tablist").element()).maskImage).toBe("none");
});

test("what was typed below stays from tab to tab", async () => {
  await render(<Orders />);
  await page.getByLabelText("Notiz").fill("Tor 3");
  await tab("Erledigt").click();
  await expect.element(page.getByLabelText("Notiz")).toHaveValue("Tor 3");
});
