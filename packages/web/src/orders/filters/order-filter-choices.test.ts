import { expect, test } from "vitest";
import { noFilters } from "../base/order-list-state.ts";
import { choicesWithChosen, filterChoices, offeredFilterNames } from "./order-filter-choices.ts";

const nothing = { wasteTypes: [], containerActions: [], agreementTypes: [], costCentres: [], projects: [] };

test("a code that no order names can be unticked", () => {
  const choices = filterChoices({ ...nothing, costCentres: [{ code: "4711", name: "Werkstatt" }] }, "de");
  const filters = { ...noFilters, costCentre: ["4712", "4711"] };
  expect(choicesWithChosen("costCentre", filters, choices, "de")).toEqual([
    { value: "", label: "Ohne Kostenstelle" },
    { value: "4711", label: "4711 Werkstatt" },
    { value: "4712", label: "4712" },
  ]);
});

test.each([
  [[], undefined, []],
  [[], ["project"], ["project"]],
  [[{ code: "4711", name: "" }], undefined, ["costCentre"]],
] as const)("with the codes %j, of a company that keeps %j, %j are offered", (costCentres, kept, offered) => {
  const choices = filterChoices({ ...nothing, costCentres: [...costCentres] }, "de", kept);
  const names = offeredFilterNames(noFilters, choices).filter((name) =>
    ["costCentre", "project"].includes(name),
  );
  expect(names).toEqual(offered);
});
