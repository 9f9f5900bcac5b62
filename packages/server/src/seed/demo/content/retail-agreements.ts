import { cycleInterval, type CycleIntervalId, cycleWeekdays } from "@kreislauf/contract/agreements";
import { containerAction } from "@kreislauf/contract/catalog";
import { createRandom } from "../../random.ts";
import { agreementsAt, type DemoAgreement } from "./demo-agreement.ts";
import { retailSites } from "./retail-sites.ts";

const { pickUp, exchange, empty } = containerAction;
const random = createRandom(7001);

const laterPickUp = {
  inWorkingDays: 8,
  timeWindow: "afternoon",
  note: "Am Wunschtermin ist die Tour voll.",
} as const;

/**
 * What a store needs: paper in a press or in bins, residual waste and film. Some stores also have pallets, cooking oil
 * or food waste.
 */
export const retailAgreements: readonly DemoAgreement[] = retailSites.flatMap(({ name }, index) => {
  const at = agreementsAt(name);
  const cycle = (interval: CycleIntervalId) => ({
    cycleInterval: interval,
    weekday1: random.pick(cycleWeekdays),
    weekday2: null,
    action: empty,
  });
  const isLarge = index % 3 === 0;
  return [
    isLarge
      ? at.periodic(111, 222, 1, cycle(cycleInterval.fourWeeks), { longStanding: true })
      : at.periodic(111, 234, random.between(2, 4), cycle(cycleInterval.fourWeeks)),
    at.periodic(
      142,
      235,
      random.between(1, 2),
      cycle(random.pick([cycleInterval.sixWeeks, cycleInterval.eightWeeks])),
    ),
    at.callOff(
      121,
      251,
      random.between(4, 10),
      { everyDays: random.between(45, 75), actions: [pickUp], amount: [2, 4] },
      index === 0 ? { fixedOrders: [{ inWorkingDays: 6, amount: 3, proposal: laterPickUp }] } : {},
    ),
    ...(isLarge
      ? [
          at.callOff(
            103,
            213,
            1,
            { everyDays: 60, actions: [pickUp], amount: [1, 1] },
            { longStanding: true },
          ),
        ]
      : []),
    ...(index % 10 === 4
      ? [at.callOff(147, 262, 2, { everyDays: 50, actions: [exchange], amount: [1, 2] })]
      : []),
    ...(index % 8 === 5 ? [at.periodic(145, 232, 2, cycle(cycleInterval.twoWeeks))] : []),
  ];
});
