import type { Order, OrderChangeEntry } from "@kreislauf/contract/orders";
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

const containers = { unit: "container" } as const;
const pieces = { unit: "piece" } as const;

const shown = (
  one: OrderChangeEntry,
  language: "de" | "en" = "de",
  order: Pick<Order, "unit"> = containers,
) => {
  const [first] = orderTimeline([one], order, language);
  return (first?.changes ?? []).map(({ label, old, value }) => [label, old, value]);
};

describe("the history of an order", () => {
  test("says who did what, and when", () => {
    expect(orderTimeline([entry("created", {}, { amount: 2 })], containers, "de")).toMatchObject([
      { title: "Auftrag erteilt", time: "14.05.2027 10:45 Uhr", person: "Jana Petersen", changes: [] },
    ]);
  });

  test("says of an order that dispatch took who took it", () => {
    const taken = entry("created", {}, { amount: 2, cause: "taken_by_dispatch" });
    expect(orderTimeline([taken], containers, "de")).toMatchObject([
      { person: "Jana Petersen", changes: [{ label: "Anlass", value: "Von der Disposition erfasst" }] },
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
      ["Anzahl", "2 Behälter", "3 Behälter"],
    ]);
    expect(shown(edit, "en")[2]).toEqual(["Action", "Empty", "Pick up"]);
  });

  test("says what an amount counts", () => {
    const edit = entry("edited", { amount: 1 }, { amount: 32 });
    expect(shown(edit, "de", pieces)).toEqual([["Anzahl", "1 Stück", "32 Stück"]]);
    expect(shown(edit, "en", pieces)[0]?.slice(1)).toEqual(["1 piece", "32 pieces"]);
    expect(shown(edit, "en")[0]?.slice(1)).toEqual(["1 container", "32 containers"]);
  });

  test("writes a dash for what was taken away, and nothing for what was never there", () => {
    expect(shown(entry("edited", { noteToDisposer: "Tor 2" }, { noteToDisposer: null }))).toEqual([
      ["Hinweis an den Entsorger", "Tor 2", "–"],
    ]);
    expect(shown(entry("cancelled", {}, { cancelReasonId: 2, reason: null }))).toEqual([
      ["Grund", undefined, "Versehentlich bestellt"],
    ]);
  });

  test("names reasons by the list they come from", () => {
    expect(shown(entry("claimed", { orderStatusId: 1 }, { orderStatusId: 3, claimReasonId: 2 }))).toEqual([
      ["Status", "Offen", "Reklamiert"],
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
    const cancelled = { closeReasonId: 3, cancelReasonId: 9, cause: "claim_not_fulfilled" } as const;
    expect(shown(entry("claim_closed", { orderStatusId: 3 }, { orderStatusId: 4, ...cancelled }))).toEqual([
      ["Status", "Reklamiert", "Storniert"],
      ["Anlass", undefined, "Leistung nicht erbracht"],
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
    expect(weighed(1200)).toContainEqual(["Gewicht", undefined, "1,200\u00a0t"]);
  });

  test.each<[string, OrderChangeEntry, (string | undefined)[][]]>([
    [
      "a claim with its photo",
      entry(
        "claimed",
        { orderStatusId: 1 },
        { orderStatusId: 3, claimReasonId: 7, reason: "Tor verbeult", hasPhoto: true },
      ),
      [
        ["Status", "Offen", "Reklamiert"],
        ["Grund", undefined, "Anderer Grund"],
        ["Beschreibung", undefined, "Tor verbeult"],
        ["Foto", undefined, "liegt bei"],
      ],
    ],
    [
      "what the system cancelled, by its cause alone",
      entry(
        "cancelled",
        { orderStatusId: 1, confirmedDate: "2027-05-20" },
        { orderStatusId: 4, cancelReasonId: 9, reason: null, cause: "withdrawal", confirmedDate: null },
      ),
      [
        ["Status", "Offen", "Storniert"],
        ["Anlass", undefined, "Wegen des Abzugs der Behälter"],
        ["Bestätigter Termin", "20.05.2027", "–"],
      ],
    ],
    [
      "an end without feedback",
      entry("done", { orderStatusId: 1 }, { orderStatusId: 2, cause: "feedback_over" }),
      [
        ["Status", "Offen", "Erledigt"],
        ["Anlass", undefined, "Ohne Rückmeldung nach der Ausführung"],
      ],
    ],
    [
      "an execution",
      entry(
        "executed",
        { executedOn: null, weightKg: null },
        { executedOn: "2027-05-12", weightKg: 290, treatmentCode: "R3", hasPhoto: true },
      ),
      [
        ["Ausgeführt am", undefined, "12.05.2027"],
        ["Gewicht", undefined, "290\u00a0kg"],
        ["Verfahren", undefined, "R3"],
        ["Foto", undefined, "liegt bei"],
      ],
    ],
    [
      "a proposal",
      entry(
        "proposed",
        {},
        {
          proposedDate: "2027-05-25",
          proposedTimeWindow: "morning",
          answerBy: "2027-05-19T10:00:00Z",
          reason: "Der Wagen ist ausgebucht.",
        },
      ),
      [
        ["Vorgeschlagener Termin", undefined, "Di., 25.05.2027, vormittags"],
        ["Antwort bis", undefined, "Mi., 19.05.2027, 12:00 Uhr"],
        ["Nachricht", undefined, "Der Wagen ist ausgebucht."],
      ],
    ],
    [
      "another proposal in its place",
      entry(
        "proposed",
        { proposedDate: "2027-05-25", proposedTimeWindow: "all_day" },
        { proposedDate: "2027-05-26", proposedTimeWindow: "all_day" },
      ),
      [["Vorgeschlagener Termin", "Di., 25.05.2027, ganztägig", "Mi., 26.05.2027, ganztägig"]],
    ],
    [
      "a proposal that lapsed",
      entry(
        "proposal_lapsed",
        { proposedDate: "2027-05-25", proposedTimeWindow: "all_day", answerBy: "2027-05-19T10:00:00Z" },
        { proposedDate: null, cause: "answer_overdue" },
      ),
      [
        ["Anlass", undefined, "Ohne Antwort bis zur Frist"],
        ["Vorgeschlagener Termin", "Di., 25.05.2027, ganztägig", "–"],
      ],
    ],
    [
      "an accepted proposal",
      entry(
        "proposal_accepted",
        { desiredDate: "2027-05-20", confirmedDate: null, timeWindow: "all_day" },
        { desiredDate: "2027-05-25", confirmedDate: "2027-05-25", timeWindow: "morning" },
      ),
      [
        ["Wunschtermin", "20.05.2027", "25.05.2027"],
        ["Zeitfenster", "Ganztägig", "Vormittag"],
        ["Bestätigter Termin", undefined, "25.05.2027"],
      ],
    ],
    [
      "another waste",
      entry("redeclared", { wasteType: "Altholz A I–III" }, { wasteType: "Altholz A IV" }),
      [["Abfallart", "Altholz A I–III", "Altholz A IV"]],
    ],
    [
      "a claim's ticket and answer",
      entry(
        "ticket_updated",
        { ticketNumber: null, ticketStatus: null, hint: null },
        { ticketNumber: "T-9", ticketStatus: "Offen", hint: "Wir kommen am Freitag." },
      ),
      [
        ["Ticket", undefined, "T-9, Offen"],
        ["Antwort der Disposition", undefined, "Wir kommen am Freitag."],
      ],
    ],
  ])("shows %s", (_, one, expected) => {
    expect(shown(one)).toEqual(expected);
  });
});
