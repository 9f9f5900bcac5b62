import { containerAction } from "@kreislauf/contract/catalog";
import { agreementsAt, type DemoAgreement } from "./demo-agreement.ts";

const yard = agreementsAt("Zimmereihof");
const { exchange, pickUp } = containerAction;

/** Four containers on two agreements, and a few orders a year. */
export const carpentryAgreements: readonly DemoAgreement[] = [
  yard.callOff(
    101,
    203,
    1,
    { everyDays: 55, actions: [exchange], amount: [1, 1] },
    { longStanding: true, fixedOrders: [{ inWorkingDays: 3 }] },
  ),
  yard.callOff(155, 251, 3, { everyDays: 120, actions: [pickUp], amount: [1, 3] }),
];
