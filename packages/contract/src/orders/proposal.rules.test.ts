import { expect, test } from "vitest";
import { berlinZone } from "../base/index.ts";
import { containerAction } from "../catalog/index.ts";
import { systemUser } from "../users/index.ts";
import { orderStatus } from "./orders.codes.ts";
import { canAnswerProposal, defaultAnswerBy, type ProposalFacts, proposalEnd } from "./proposal.rules.ts";

const berlin = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(berlinZone).toInstant();
const at = (local: string) => berlin(local).toString();
const easter = new Set(["2026-04-03", "2026-04-06"]);

const order: ProposalFacts = {
  orderStatusId: orderStatus.open,
  containerActionId: containerAction.empty,
  desiredDate: "2026-04-09",
  createdByUserId: 1,
  executedOn: null,
  proposal: { date: "2026-04-10", answerBy: at("2026-04-08T12:00") },
};

test.for([
  ["2026-04-09", "2026-04-10", "2026-04-08T12:00"],
  ["2026-04-10", "2026-04-09", "2026-04-08T12:00"],
  ["2026-04-07", "2026-04-09", "2026-04-02T12:00"],
  ["2026-04-13", "2026-04-15", "2026-04-10T12:00"],
  ["2026-03-30", "2026-04-01", "2026-03-27T12:00"],
] as const)("%s or %s is to be answered by %s", ([desiredDate, proposedDate, answerBy]) => {
  expect(defaultAnswerBy(desiredDate, proposedDate, easter)).toEqual(berlin(answerBy));
});

test("ends when either date begins, whatever was named", () => {
  const late = { date: "2026-04-08", answerBy: at("2026-04-20T12:00") };
  expect(proposalEnd("2026-04-09", late)).toEqual(berlin("2026-04-08T00:00"));
  expect(proposalEnd("2026-04-07", late)).toEqual(berlin("2026-04-07T00:00"));
});

test("can be answered until its end, which is no longer inside", () => {
  const end = berlin("2026-04-08T12:00");
  const inTime = canAnswerProposal(order, berlin("2026-04-08T11:59:59"));
  expect(inTime).toEqual({ allowed: true, until: end });
  expect(canAnswerProposal(order, end)).toEqual({ allowed: false, reason: "proposal_lapsed" });
});

test.for([
  ["no_proposal", { proposal: null }],
  ["order_done", { orderStatusId: orderStatus.done }],
  ["order_claimed", { orderStatusId: orderStatus.claimed }],
  ["order_cancelled", { orderStatusId: orderStatus.cancelled }],
  ["order_failed_trip", { orderStatusId: orderStatus.failedTrip }],
  [
    "order_system_created",
    { createdByUserId: systemUser.provider, containerActionId: containerAction.place },
  ],
] as const)("is refused with %s", ([reason, facts]) => {
  const verdict = canAnswerProposal({ ...order, ...facts }, berlin("2026-04-07T09:00"));
  expect(verdict).toEqual({ allowed: false, reason });
});
