import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import type { DeskCatalog } from "@kreislauf/contract/desk";
import { expect, test } from "vitest";
import { fitToCatalog, offeredChoices } from "./fit-to-catalog.ts";
import type { QuoteForm } from "./quote-draft.ts";

const [wood, paper, tyres] = [101, 102, 103];
const [skip, press] = [203, 204];
const offer = (wasteTypeId: number, containerTypeId: number, agreementTypeId: number, offered = true) => ({
  wasteTypeId,
  containerTypeId,
  agreementTypeId,
  containerActionIds: [containerAction.place, containerAction.exchange],
  offered,
});
const catalog = {
  wasteTypes: [wood, paper, tyres].map((id) => ({ id })),
  containerTypes: [skip, press].map((id) => ({ id })),
  offers: [
    offer(wood, skip, agreementType.callOff),
    offer(paper, press, agreementType.callOff),
    offer(paper, press, agreementType.periodic),
    offer(tyres, skip, agreementType.callOff, false),
  ],
} as unknown as DeskCatalog;

const price = (containerActionId: number | null) => ({ containerActionId }) as QuoteForm["prices"][number];
const form = (given: Partial<QuoteForm>) =>
  ({
    wasteTypeId: wood,
    containerTypeId: skip,
    agreementTypeId: agreementType.callOff,
    prices: [],
    ...given,
  }) as unknown as QuoteForm;
const ids = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id);

test("only what is offered can be chosen: waste at all, containers of the waste, types and actions of both", () => {
  const choices = offeredChoices(catalog, form({ wasteTypeId: paper, containerTypeId: press }));
  expect(ids(choices.wasteTypes)).toEqual([wood, paper]);
  expect(ids(choices.containerTypes)).toEqual([press]);
  expect(new Set(choices.agreementTypeIds)).toEqual(new Set([agreementType.callOff, agreementType.periodic]));
  expect(new Set(choices.containerActionIds)).toEqual(
    new Set([containerAction.place, containerAction.exchange]),
  );
  expect(
    ids(offeredChoices(catalog, form({ wasteTypeId: null, containerTypeId: null })).containerTypes),
  ).toEqual([skip, press]);
});

test.each([
  ["another waste takes the container with it", { wasteTypeId: paper }, { containerTypeId: null }],
  ["waste that is no longer offered goes", { wasteTypeId: tyres }, { wasteTypeId: null }],
  [
    "a type that is not offered becomes one that is",
    { agreementTypeId: agreementType.periodic },
    { agreementTypeId: agreementType.callOff },
  ],
  [
    "a price of an action that is not offered is one of every action",
    { prices: [price(containerAction.pickUp), price(containerAction.exchange)] },
    { prices: [price(null), price(containerAction.exchange)] },
  ],
  ["what is offered stays", {}, { wasteTypeId: wood, containerTypeId: skip }],
])("%s", (_, given, expected) => {
  expect(fitToCatalog(form(given), catalog)).toMatchObject(expected);
});
