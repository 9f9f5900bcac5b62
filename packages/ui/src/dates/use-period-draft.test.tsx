import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { usePeriodDraft } from "./use-period-draft.ts";

const march = { dateFrom: "2027-03-01", dateTo: "2027-03-31" };
const april = { dateFrom: "2027-04-01", dateTo: "2027-04-30" };

function Period() {
  const [period, setPeriod] = useState(march);
  const draft = usePeriodDraft(period, setPeriod);
  return (
    <>
      <output>{`${draft.dateFrom} ${draft.dateTo}`}</output>
      <button onClick={() => draft.enter({ dateTo: "2027-02-01" })}>Verkehrt</button>
      <button onClick={() => setPeriod(april)}>April</button>
      <button onClick={() => setPeriod(march)}>März</button>
    </>
  );
}

test("what was typed the wrong way round does not come back with the period that it stood over", async () => {
  await render(<Period />);
  const shown = page.getByRole("status");
  await page.getByRole("button", { name: "Verkehrt" }).click();
  await expect.element(shown).toHaveTextContent("2027-03-01 2027-02-01");
  await page.getByRole("button", { name: "April" }).click();
  await expect.element(shown).toHaveTextContent("2027-04-01 2027-04-30");
  await page.getByRole("button", { name: "März" }).click();
  await expect.element(shown).toHaveTextContent("2027-03-01 2027-03-31");
});
