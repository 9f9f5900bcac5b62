import {
  closedStatuses,
  inStatus,
  overStatuses,
  past,
  planned,
  today,
  type RuleCase,
} from "./test-rule-case.ts";

export const endingCases: RuleCase[] = [
  ...inStatus("cancel", closedStatuses, "2027-03-10"),
  { verb: "cancel", when: "the provider planned it", order: planned, code: "order_system_created" },
  { verb: "cancel", when: "D is today", order: { desiredDate: today }, code: "desired_date_not_in_future" },
  { verb: "cancel", when: "D has passed", order: { desiredDate: past }, code: "desired_date_not_in_future" },
  ...inStatus("claim", closedStatuses, past),
  { verb: "claim", when: "D is today", order: { desiredDate: today }, code: "desired_date_not_past" },
  { verb: "claim", when: "D lies ahead", code: "desired_date_not_past" },
  { verb: "claim", when: "the provider planned it", order: planned, code: "order_system_created" },
  {
    verb: "claim",
    when: "the photo is none",
    order: { desiredDate: past },
    body: { photo: "data:image/png;base64,aGFsbG8=" },
    code: "photo_unusable",
  },
  {
    verb: "claim",
    when: "the photo was uploaded by nobody",
    order: { desiredDate: past },
    body: { photo: 999_999 },
    code: "not_found",
  },
  ...inStatus("complete", closedStatuses, past),
  { verb: "complete", when: "D is today", order: { desiredDate: today }, code: "desired_date_not_past" },
  { verb: "complete", when: "D lies ahead", code: "desired_date_not_past" },
  { verb: "close", when: "the order is open", order: { desiredDate: past }, code: "order_not_claimed" },
  ...overStatuses.map(([words, id]): RuleCase => ({
    verb: "close",
    when: `the order is ${words}`,
    order: { status: id, desiredDate: past },
    code: "order_not_claimed",
  })),
];
