import type { OrderChangeEntry } from "@kreislauf/contract/orders";
import { describe, expect, test } from "vitest";
import { orderTimeline } from "./order-timeline.ts";

const entry = (
  change: OrderChangeEntry["change"],
  old: OrderChangeEntry["old"],
  next: OrderChangeEntry["new"],
): OrderChangeEntry => ({
  id: 1,
  changedOn: "2027-05-14T08:45:46Z",
  changedBy: { id: 2001, name: "Jana Petersen" },
  change,
  old,
  new: next,
});

const shown = (one: OrderChangeEntry, language: "de" | "en" = "de") => {
  const [told] = orderTimeline([one], language);
  return (told?.changes ?? []).map(({ label, old, value }) => [label, old, value]);
};

describe("the history of an order", () => {
  test("says who did what, and when", () => {
    expect(orderTimeline([entry("created", {}, { amount: 2 })], "de")).toMatchObject([
      { title: "Auftrag erteilt", time: "14.05.2027 10:45 Uhr", person: "Jana Petersen", changes: [] },
    ]);
  });

  test("shows of an edit what changed, with what it was before", () => {
    const edit = entry(
      "edited",
      { desiredDate: "2027-05-20", amount: 2, timeWindow: "all_day", containerActionId: 4 },
      { desiredDate: "2027-05-24", amount: 3, timeWindow: "morning", containerActionId: 1 },
    );
    expect(shown(edit)).toEqual([
      ["Wunschtermin", "20.05.2027", "24.05.2027"],
      ["Zeitfenster", "Ganztägig", "Vormittag"],
      ["Aktion", "Leeren", "Abholen"],
      ["Anzahl", "2", "3"],
    ]);
    expect(shown(edit, "en")[2]).toEqual(["Action", "Empty", "Pick up"]);
  });

  test("writes a dash for what was taken away, and nothing for what was never there", () => {
    expect(shown(entry("edited", { noteToDisposer: "Tor 2" }, { noteToDisposer: null }))).toEqual([
      ["Hinweis", "Tor 2", "–"],
    ]);
    expect(shown(entry("cancelled", {}, { cancelReasonId: 2, reason: null }))).toEqual([
      ["Grund", undefined, "Versehentlich bestellt"],
    ]);
  });

  test("names reasons by the list they come from", () => {
    expect(shown(entry("claimed", { orderStatusId: 1 }, { orderStatusId: 3, claimReasonId: 2 }))).toEqual([
      ["Grund", undefined, "Nur teilweise entsorgt"],
    ]);
    expect(shown(entry("cancelled", {}, { cancelReasonId: 77 }))).toEqual([
      ["Grund", undefined, "Ohne Angabe"],
    ]);
    expect(shown(entry("failed_trip", {}, { reason: "Zufahrt zugeparkt" }))).toEqual([
      ["Grund", undefined, "Zufahrt zugeparkt"],
    ]);
  });

  test("tells what a closed claim made of the order", () => {
    const closed = entry("claim_closed", { orderStatusId: 3 }, { orderStatusId: 2, closeReasonId: 2 });
    expect(shown(closed)).toEqual([
      ["Status", "Reklamiert", "Erledigt"],
      ["Grund", undefined, "Verspätet erledigt"],
    ]);
  });

  test("leaves out what a ticket did not change", () => {
    const ticket = entry(
      "ticket_updated",
      { ticketNumber: "T-1", ticketStatus: "Offen", hint: "Wir klären das." },
      { ticketNumber: "T-1", ticketStatus: "Gelöst", hint: "Wir klären das." },
    );
    expect(shown(ticket)).toEqual([["Ticket", "T-1, Offen", "T-1, Gelöst"]]);
  });

  test("weighs in kilograms and tonnes", () => {
    const weighed = (weightKg: number) =>
      shown(entry("executed", { weightKg: null }, { executedOn: "2027-05-12", weightKg }));
    expect(weighed(290)).toContainEqual(["Gewicht", undefined, "290\u00a0kg"]);
    expect(weighed(1200)).toContainEqual(["Gewicht", undefined, "1,20\u00a0t"]);
  });
});
