import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../test/render-screen.tsx";
import * as param from "./list-state.ts";
import { useListState } from "./use-list-state.ts";

const list = param.defineListState("userSettings", {
  dateFrom: param.day("from"),
  dateTo: param.day("to"),
});

function Filters() {
  const [{ dateFrom, dateTo }, change] = useListState(list, "replace");
  const chooseBoth = () => {
    change({ dateFrom: "2027-05-13" });
    change({ dateTo: "2027-05-14" });
  };
  return <button onClick={chooseBoth}>{`${dateFrom} bis ${dateTo}`}</button>;
}

test("two changes before the screen is drawn again both count", async () => {
  const { address } = await renderScreen(<Filters />, {
    route: "userSettings",
    at: "/settings/user?tab=log",
  });
  await page.getByRole("button", { name: "null bis null" }).click();
  await expect.element(page.getByRole("button", { name: "2027-05-13 bis 2027-05-14" })).toBeVisible();
  await vi.waitFor(() => expect(address()).toBe("/settings/user?tab=log&from=2027-05-13&to=2027-05-14"), {
    timeout: 10_000,
  });
});
