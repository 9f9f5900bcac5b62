import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderInRouter } from "../../test/render-in-router.tsx";
import { Combobox } from "../controls/combobox.tsx";
import { DateField } from "../dates/date-field.tsx";
import { Select } from "../controls/select.tsx";
import { Dialog } from "./dialog.tsx";

const options = [
  { value: 1, label: "Pkw-Reifen" },
  { value: 2, label: "Lkw-Reifen" },
];

/** Opens a dialog on top of a long page, and scrolls that page. */
async function openOverLongPage(field: ReactElement) {
  await renderInRouter(
    <div style={{ height: 4000 }}>
      <Dialog open title="Reifen eintragen" onClose={() => {}}>
        {field}
      </Dialog>
    </div>,
  );
  scrollTo(0, 1000);
  await expect.poll(() => scrollY).toBe(1000);
}

test.each([
  [
    "list",
    <Select key="" label="Reifenart" options={options} value={null} onChange={() => {}} />,
    page.getByRole("combobox", { name: "Reifenart" }),
    page.getByRole("option", { name: "Lkw-Reifen" }),
  ],
  [
    "list with a search",
    <Combobox
      key=""
      label="Reifenart"
      placeholder="Bitte wählen"
      searchLabel="Reifenart suchen"
      options={options}
      value={null}
      onChange={() => {}}
    />,
    page.getByRole("combobox", { name: "Reifenart" }),
    page.getByRole("option", { name: "Lkw-Reifen" }),
  ],
  [
    "calendar",
    <DateField key="" label="Eingelagert am" value="2027-05-17" today="2027-05-17" onChange={() => {}} />,
    page.getByRole("button", { name: /Kalender/ }),
    page.getByRole("button", { name: /20\. Mai/ }),
  ],
])("an open %s stays under the pointer when the page behind scrolls", async (_, field, trigger, target) => {
  await openOverLongPage(field);
  await trigger.click();
  await expect.element(target).toBeVisible();
  const before = target.element().getBoundingClientRect().y;
  scrollTo(0, 700);
  // Measured at once: a popup that follows the page would be moved back a frame later, when a press may have missed it.
  expect(target.element().getBoundingClientRect().y).toBe(before);
});
