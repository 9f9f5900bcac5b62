import {
  agreementType,
  type AgreementTypeId,
  type AmountUnit,
  containerAction,
  type ContainerActionId,
  defaultLeadTimeDays,
  minVehicleParts,
  maxBigBags,
  placementLeadTimeDays,
} from "@kreislauf/contract/catalog";
import { demoContainerTypes } from "./demo-container-types.ts";
import { demoWasteTypes } from "./demo-waste-types.ts";

const {
  pickUp,
  exchange,
  remove,
  empty,
  place,
  purchase,
  immediateFill,
  suction,
  emptyCustomerOwned,
  relocate,
} = containerAction;
const { oneTime, immediateFill: immediateFilling, callOff, periodic } = agreementType;

/** What can be ordered under each type of agreement. */
type Service = readonly (readonly [
  agreementTypeId: AgreementTypeId,
  containerActionIds: readonly ContainerActionId[],
])[];

const exchanged: Service = [
  [oneTime, [place, pickUp]],
  [callOff, [exchange, empty, remove, place, relocate]],
];
const filledWhileWaiting: Service = [[immediateFilling, [place, immediateFill, remove]]];
const exchangedInCycle: Service = [[periodic, [exchange, remove, place]]];
const emptied: Service = [[callOff, [empty, remove, place, relocate]]];
const emptiedInCycle: Service = [[periodic, [empty, remove, place, relocate]]];
const swapped: Service = [[callOff, [exchange, pickUp, remove, place]]];
const collected: Service = [
  [oneTime, [place, pickUp]],
  [callOff, [pickUp, remove, place]],
];
const bought: Service = [[callOff, [pickUp, purchase, remove, place]]];
const suckedOff: Service = [[callOff, [suction, exchange, remove, place]]];
const customersOwn: Service = [[callOff, [emptyCustomerOwned]]];
const customersOwnSuckedOff: Service = [[callOff, [emptyCustomerOwned, suction]]];

/** Offers every combination of these waste types, container types and services. */
interface OfferRule {
  readonly wasteTypes: readonly number[];
  readonly containerTypes: readonly number[];
  readonly services: readonly Service[];
  /** Lead time of an order, in working days. */
  readonly leadTimeDays?: number;
  /** Working days until a new container is on site. */
  readonly placementLeadTimeDays?: number;
  readonly unit?: "piece";
  readonly minAmount?: number;
  readonly maxAmount?: number;
}

const skips = [201, 202, 203, 204];
const liddedSkips = [205, 206];
const rollOffs = [211, 212, 213, 214];
const compactors = [221, 222];
const smallBins = [231, 232, 233];
const bins = [232, 233, 234, 235, 236];

const rules: readonly OfferRule[] = [
  { wasteTypes: [101, 131, 141, 143], containerTypes: [...skips, ...rollOffs], services: [exchanged] },
  { wasteTypes: [102], containerTypes: [...liddedSkips, 215], services: [exchanged], leadTimeDays: 2 },
  { wasteTypes: [103], containerTypes: [213, 214, 271, 272], services: [collected] },
  { wasteTypes: [141, 142], containerTypes: [...liddedSkips, 215], services: [exchanged] },
  { wasteTypes: [141], containerTypes: compactors, services: [exchanged, exchangedInCycle] },
  { wasteTypes: [111], containerTypes: compactors, services: [exchanged, emptiedInCycle] },
  { wasteTypes: [111], containerTypes: [213, 214], services: [exchanged] },
  { wasteTypes: [111, 123, 125], containerTypes: bins, services: [emptied, emptiedInCycle] },
  { wasteTypes: [142], containerTypes: [231, ...bins], services: [emptied, emptiedInCycle] },
  { wasteTypes: [124, 144], containerTypes: smallBins, services: [emptied, emptiedInCycle] },
  { wasteTypes: [145], containerTypes: [231, 232], services: [emptied, emptiedInCycle] },
  { wasteTypes: [112, 122], containerTypes: [271, 272], services: [collected] },
  { wasteTypes: [113], containerTypes: [268], services: [swapped], leadTimeDays: 2 },
  { wasteTypes: [121, 122], containerTypes: [251], services: [bought], maxAmount: maxBigBags },
  { wasteTypes: [132, 133], containerTypes: [202, 203, 213, 241], services: [exchanged] },
  { wasteTypes: [134], containerTypes: [241, 232], services: [swapped] },
  { wasteTypes: [146], containerTypes: [203, 204, 213], services: [exchanged, filledWhileWaiting] },
  { wasteTypes: [147], containerTypes: [231, 261, 262], services: [swapped] },
  { wasteTypes: [148], containerTypes: [283], services: [customersOwnSuckedOff], leadTimeDays: 3 },
  {
    wasteTypes: [151, 152, 153],
    containerTypes: [201, 202, 203, 204, 211],
    services: [exchanged, filledWhileWaiting],
  },
  { wasteTypes: [154], containerTypes: [202, 203, 251], services: [exchanged], leadTimeDays: 2 },
  {
    wasteTypes: [155, 156],
    containerTypes: [251, 252],
    services: [bought],
    leadTimeDays: 3,
    placementLeadTimeDays: 7,
    maxAmount: maxBigBags,
  },
  { wasteTypes: [161], containerTypes: [263, 264], services: [suckedOff], leadTimeDays: 2, maxAmount: 20 },
  { wasteTypes: [161], containerTypes: [281], services: [customersOwnSuckedOff], leadTimeDays: 2 },
  { wasteTypes: [162, 165, 169], containerTypes: [263, 265, 266, 267], services: [swapped], leadTimeDays: 2 },
  { wasteTypes: [163, 164], containerTypes: [261, 262, 263, 264], services: [suckedOff], leadTimeDays: 2 },
  { wasteTypes: [166], containerTypes: [283], services: [customersOwnSuckedOff], leadTimeDays: 3 },
  { wasteTypes: [166], containerTypes: [264], services: [suckedOff], leadTimeDays: 3 },
  { wasteTypes: [167, 168], containerTypes: [263, 265, 266], services: [swapped], leadTimeDays: 3 },
  { wasteTypes: [170], containerTypes: [243], services: [swapped], leadTimeDays: 2 },
  { wasteTypes: [171], containerTypes: [241, 242], services: [swapped] },
  { wasteTypes: [171], containerTypes: [213], services: [exchanged] },
  {
    wasteTypes: [172],
    containerTypes: [241, 272],
    services: [collected],
    unit: "piece",
    minAmount: minVehicleParts,
    maxAmount: 500,
  },
  { wasteTypes: [173], containerTypes: [268], services: [swapped], leadTimeDays: 5 },
  { wasteTypes: [174, 175], containerTypes: [241, 203, 213], services: [exchanged] },
  { wasteTypes: [176], containerTypes: [241], services: [collected], unit: "piece", maxAmount: 200 },
  { wasteTypes: [181], containerTypes: [241, 203], services: [swapped] },
  { wasteTypes: [182], containerTypes: [244], services: [swapped], leadTimeDays: 3 },
  { wasteTypes: [111], containerTypes: [282], services: [customersOwn] },
];

/** What can be ordered: one offer per waste type, container type and type of agreement. */
export interface DemoServiceOffer {
  readonly wasteTypeId: number;
  readonly containerTypeId: number;
  readonly agreementTypeId: AgreementTypeId;
  readonly containerActionIds: readonly ContainerActionId[];
  readonly leadTimeDays: number;
  readonly placementLeadTimeDays: number;
  readonly unit: AmountUnit;
  readonly minAmount: number;
  readonly maxAmount: number | null;
  readonly bigBag: boolean;
  readonly vehicleParts: boolean;
  readonly airbag: boolean;
  readonly emptyingContainer: boolean;
  readonly customerOwned: boolean;
}

function offersOf(rule: OfferRule, wasteTypeId: number, containerTypeId: number): DemoServiceOffer[] {
  const waste = demoWasteTypes.find((type) => type.id === wasteTypeId);
  const container = demoContainerTypes.find((type) => type.id === containerTypeId);
  return rule.services.flat().map(([agreementTypeId, containerActionIds]) => ({
    wasteTypeId,
    containerTypeId,
    agreementTypeId,
    containerActionIds,
    leadTimeDays: rule.leadTimeDays ?? defaultLeadTimeDays,
    placementLeadTimeDays: rule.placementLeadTimeDays ?? placementLeadTimeDays,
    unit: rule.unit ?? "container",
    minAmount: rule.minAmount ?? 1,
    maxAmount: rule.maxAmount ?? null,
    bigBag: container?.bigBag ?? false,
    vehicleParts: waste?.vehicleParts ?? false,
    airbag: waste?.airbag ?? false,
    emptyingContainer: container?.emptyingContainer ?? false,
    customerOwned: container?.customerOwned ?? false,
  }));
}

export const demoServiceOffers: readonly DemoServiceOffer[] = rules.flatMap((rule) =>
  rule.wasteTypes.flatMap((waste) =>
    rule.containerTypes.flatMap((container) => offersOf(rule, waste, container)),
  ),
);
