import {
  closedStatuses,
  inStatus,
  mondayAfternoon,
  proposal,
  tuesday,
  withdrawal,
  type RuleCase,
} from "./order-rule-case.ts";

export const answeringCases: RuleCase[] = [
  ...inStatus("answer", closedStatuses, "2027-03-10"),
  { verb: "answer", when: "nothing is proposed", code: "no_proposal" },
  {
    verb: "answer",
    when: "the time to answer is over",
    order: { proposal },
    now: "2027-03-09T11:00:00Z",
    code: "proposal_lapsed",
  },
  {
    verb: "answer",
    when: "the desired date has begun",
    order: { proposal: { ...proposal, answerBy: "2027-03-11T11:00:00Z" } },
    now: "2027-03-09T23:00:00Z",
    code: "proposal_lapsed",
  },
  {
    verb: "answer",
    when: "somebody changed it meanwhile",
    order: { proposal },
    body: { version: 2 },
    code: "order_changed",
  },
  {
    verb: "answer",
    when: "the proposed date lies behind a full withdrawal by now",
    order: { proposal },
    otherOrder: withdrawal(2),
    code: "after_full_withdrawal",
  },
  {
    verb: "answer",
    when: "fewer containers stand there on the proposed date by now",
    order: { proposal, amount: 2 },
    otherOrder: withdrawal(1),
    code: "amount_above_count",
  },
  {
    verb: "answer",
    when: "a date of one's own is a Sunday",
    order: { proposal },
    body: { answer: "other", desiredDate: "2027-03-14" },
    code: "not_a_working_day",
  },
  {
    verb: "answer",
    when: "a date of one's own is too close",
    order: { proposal },
    body: { answer: "other", desiredDate: tuesday },
    now: mondayAfternoon,
    code: "new_date_too_soon",
  },
];
