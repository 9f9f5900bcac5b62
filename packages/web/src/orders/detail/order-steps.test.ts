import type { Document } from "@kreislauf/contract/documents";
import type { Order, OrderChange, OrderChangeEntry } from "@kreislauf/contract/orders";
import { describe, expect, test } from "vitest";
import { orderFixture } from "../base/order.fixture.ts";
import { orderSteps } from "./order-steps.ts";

let lastId = 0;
const entry = (change: OrderChange, day: string, next: OrderChangeEntry["new"] = {}): OrderChangeEntry => ({
  id: (lastId += 1),
  changedOn: `${day}T08:00:00Z`,
  changedBy: { id: 2001, name: "Jana Petersen" },
  change,
  old: {},
  new: next,
});

const created = entry("created", "2027-05-17");
const confirmed = entry("confirmed", "2027-05-19", { confirmedDate: "2027-05-26" });
const executed = entry("executed", "2027-05-26");
const claimed = entry("claimed", "2027-05-27");

const document = (type: Document["type"], day: string, more: Partial<Document> = {}): Document => ({
  id: type === "invoice" ? 31 : 32,
  type,
  date: day,
  number: "1",
  monthOfServiceDate: "2027-05-01",
  netAmount: null,
  grossAmount: null,
  dueDate: null,
  payment: null,
  customerOrderNumber: null,
  costCentre: null,
  costCentreCount: 0,
  currency: "EUR",
  serviceReceiptNumber: null,
  serviceReceiptCount: 0,
  orderId: 11,
  orderNumber: "1048401",
  orderCount: 1,
  serviceLocationId: 5,
  hasChildren: false,
  corrects: null,
  disputedUntil: null,
  supersededBy: null,
  forms: ["pdf"],
  isNew: false,
  ...more,
});
const receipt = document("service_receipt", "2027-05-27");
const invoice = document("invoice", "2027-06-03");

const claim: Order["claim"] = {
  claimedOn: "2027-05-27T08:00:00Z",
  claimedBy: { id: 2001, name: "Jana Petersen" },
  claimReasonId: 1,
  claimReason: "Nicht entsorgt",
  reason: null,
  ticketNumber: null,
  ticketStatus: null,
  editedOn: null,
  editedBy: null,
  hint: null,
  hasPhoto: false,
};
const cancellation: Order["cancellation"] = {
  cancelledOn: "2027-05-20T08:00:00Z",
  cancelledBy: { id: 2001, name: "Jana Petersen" },
  cancelReasonId: 2,
  cancelReason: "Versehentlich bestellt",
  cause: null,
  reason: null,
};
const isConfirmed = { confirmedDate: "2027-05-26" } as const;
const isExecuted = { ...isConfirmed, executedOn: "2027-05-26", phase: "feedback" } as const;
const isDone = { ...isExecuted, orderStatusId: 2, phase: null } as const;

/** Each step as one line, `name state date note`; date and note are left out if there are none. */
const lineOf = (
  order: Partial<Order>,
  log: readonly OrderChangeEntry[],
  documents: readonly Document[] | null = [],
) =>
  orderSteps({ ...orderFixture, ...order }, log, documents).map(({ name, state, date, note }) =>
    [name, state, date?.slice(5), note].filter(Boolean).join(" "),
  );

const noDocuments = ["receipt open", "invoice open"];

describe("the way of an order", () => {
  test.each<[string, Partial<Order>, OrderChangeEntry[], string[]]>([
    ["waiting for confirmation", {}, [created], ["confirmed current pending", "executed open"]],
    [
      "with a proposal to answer",
      { phase: "proposal", ...isConfirmed },
      [confirmed, created],
      ["confirmed attention answerProposal", "executed current 05-26 planned"],
    ],
    [
      "confirmed",
      { phase: "confirmed", ...isConfirmed },
      [confirmed, created],
      ["confirmed done 05-19", "executed current 05-26 planned"],
    ],
    [
      "due today, never confirmed",
      { phase: "today" },
      [created],
      ["confirmed current pending", "executed current today"],
    ],
    [
      "overdue",
      { phase: "overdue", ...isConfirmed },
      [confirmed, created],
      ["confirmed done 05-19", "executed attention overdue"],
    ],
    [
      "of yesterday, with nothing reported",
      { phase: "feedback", ...isConfirmed },
      [confirmed, created],
      ["confirmed done 05-19", "executed attention feedback"],
    ],
  ])("%s", (_name, order, log, expected) => {
    expect(lineOf(order, log)).toEqual(["ordered done 05-17", ...expected, ...noDocuments]);
  });

  test("goes on to the receipt and the invoice once it is carried out", () => {
    const start = ["ordered done 05-17", "confirmed done 05-19", "executed done 05-26"];
    const log = [executed, confirmed, created];
    expect(lineOf(isExecuted, log)).toEqual([...start, "receipt current toFollow", "invoice open"]);
    expect(lineOf(isDone, log, [receipt])).toEqual([
      ...start,
      "receipt done 05-27",
      "invoice current toFollow",
    ]);
    expect(lineOf(isDone, log, [invoice, receipt])).toEqual([
      ...start,
      "receipt done 05-27",
      "invoice done 06-03",
    ]);
    const whileLoading = orderSteps({ ...orderFixture, ...isDone }, log, undefined);
    expect(whileLoading.slice(3).map(({ state }) => state)).toEqual(["open", "open"]);
  });

  test("counts no document that another one has replaced", () => {
    const replaced = document("invoice", "2027-06-02", { id: 30, supersededBy: { id: 31, number: "2" } });
    const steps = orderSteps({ ...orderFixture, ...isDone }, [], [replaced, invoice]);
    expect(steps.at(-1)).toMatchObject({ state: "done", documentId: 31 });
    expect(lineOf(isDone, [], [replaced]).at(-1)).toBe("invoice open");
  });

  test("ends with the execution for whoever may not see documents", () => {
    expect(lineOf(isDone, [executed, confirmed, created], null)).toHaveLength(3);
  });

  test("says that it was never confirmed, although it was carried out", () => {
    expect(lineOf({ ...isExecuted, confirmedDate: null }, [executed, created])[1]).toBe(
      "confirmed skipped notConfirmed",
    );
  });

  test("was carried out, too, where only the customer said so", () => {
    const done = entry("done", "2027-05-28");
    expect(lineOf({ orderStatusId: 2, phase: null }, [done, created])[2]).toBe("executed done 05-28");
  });

  test("waits at the execution while it is claimed", () => {
    const order = { ...isExecuted, orderStatusId: 3, phase: "waiting", claim } as const;
    expect(lineOf(order, [claimed, executed, confirmed, created]).slice(2)).toEqual([
      "executed attention 05-26 claimed",
      "receipt open afterClaim",
      "invoice open",
    ]);
    expect(lineOf({ ...order, executedOn: null }, [claimed, created])[2]).toBe("executed attention claimed");
  });

  test("ends where it was cancelled, with what had been done by then", () => {
    const cancelled = entry("cancelled", "2027-05-20");
    const order = { orderStatusId: 4, phase: null, cancellation } as const;
    expect(lineOf(order, [cancelled, created])).toEqual(["ordered done 05-17", "cancelled ended 05-20"]);
    expect(lineOf({ ...order, ...isConfirmed }, [cancelled, confirmed, created])).toEqual([
      "ordered done 05-17",
      "confirmed done 05-19",
      "cancelled ended 05-20",
    ]);
    expect(lineOf({ ...order, executedOn: "2027-05-26" }, [cancelled, executed, created])[1]).toBe(
      "executed done 05-26",
    );
  });

  test("ends with a failed trip", () => {
    const failed = entry("failed_trip", "2027-05-26");
    expect(lineOf({ ...isConfirmed, orderStatusId: 5, phase: null }, [failed, confirmed, created])).toEqual([
      "ordered done 05-17",
      "confirmed done 05-19",
      "failedTrip ended 05-26",
    ]);
  });

  test("leads to the entries of the history and to the documents", () => {
    const steps = orderSteps(
      { ...orderFixture, ...isDone },
      [executed, confirmed, created],
      [receipt, invoice],
    );
    expect(steps.map(({ eventId, documentId }) => eventId ?? documentId)).toEqual([
      created.id,
      confirmed.id,
      executed.id,
      receipt.id,
      invoice.id,
    ]);
  });
});
