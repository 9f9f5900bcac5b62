import { ordersErrorTexts, type OrderActionVerdicts } from "@kreislauf/contract/orders";
import { describe, expect, test } from "vitest";
import { deadlineNotices } from "./deadline-notices.ts";

/** Thursday, 26 March 2026, 10:42 in Berlin. */
const now = Temporal.Instant.from("2026-03-26T09:42:00Z");

const until = (instant: string) => ({ allowed: true, until: instant }) as const;
const no = <const Reason extends string>(reason: Reason) => ({ allowed: false, reason }) as const;

const future: OrderActionVerdicts = {
  edit: until("2026-04-01T10:00:00Z"),
  cancel: until("2026-04-01T22:00:00Z"),
  claim: no("desired_date_not_past"),
  close_claim: no("order_not_claimed"),
  resolved: no("desired_date_not_past"),
};

const lines = (verdicts: Partial<OrderActionVerdicts>, language: "de" | "en" = "de") =>
  deadlineNotices({ ...future, ...verdicts }, now, language).map(({ state, text }) => [state, text]);

describe("the deadline lines of an order", () => {
  test("name both deadlines while both are ahead", () => {
    expect(lines({})).toEqual([
      ["open", "Bearbeitbar bis Mi., 01.04., 12:00 Uhr"],
      ["open", "Stornierbar bis Mi., 01.04., 24:00 Uhr"],
    ]);
    expect(lines({}, "en")[0]).toEqual(["open", "Can be edited until Wed, 01.04.2026, 12:00"]);
  });

  test("say today on the last day, to its very end and no second longer", () => {
    expect(lines({ edit: until("2026-03-26T11:00:00Z"), cancel: until("2026-03-26T23:00:00Z") })).toEqual([
      ["today", "Bearbeitbar bis heute, Do., 12:00 Uhr, noch\u00a01\u00a0Std. 18\u00a0Min."],
      ["today", "Stornierbar bis heute, Do., 24:00 Uhr, noch\u00a013\u00a0Std. 18\u00a0Min."],
    ]);
    expect(lines({ cancel: until("2026-03-26T23:00:01Z") })[1]?.[0]).toBe("open");
  });

  test.each([
    ["2026-03-26T08:50:00Z", "noch\u00a02\u00a0Std. 10\u00a0Min."],
    ["2026-03-26T10:00:00Z", "noch\u00a01\u00a0Std. 0\u00a0Min."],
    ["2026-03-26T10:00:01Z", "noch\u00a059\u00a0Min."],
    ["2026-03-26T10:59:00Z", "noch\u00a01\u00a0Min."],
    ["2026-03-26T10:59:01Z", "noch wenige Sekunden"],
    ["2026-03-26T11:00:01Z", "noch wenige Sekunden"],
  ])("count down on the last day: seen at %s %s", (seenAt, remaining) => {
    const edit = until("2026-03-26T11:00:00Z");
    const [line] = deadlineNotices({ ...future, edit }, Temporal.Instant.from(seenAt), "de");
    expect(line?.text).toBe(`Bearbeitbar bis heute, Do., 12:00 Uhr, ${remaining}`);
  });

  test("say of a deadline that is over when it was, and when it opens once more", () => {
    const since = "2026-03-26T11:00:00Z";
    const closed = { ...no("edit_too_late"), since };
    expect(lines({ edit: closed })[0]).toEqual([
      "locked",
      "Nicht mehr bearbeitbar: Die Frist war heute, Do., 12:00 Uhr.",
    ]);
    expect(lines({ edit: { ...closed, again: "2026-03-26T23:00:00Z" } })[0]).toEqual([
      "locked",
      "Zurzeit nicht bearbeitbar: Die Frist war heute, Do., 12:00 Uhr. Am Fr., 27.03.2026 öffnet sie noch einmal.",
    ]);
    expect(lines({ edit: { ...closed, again: "2026-03-26T23:00:00Z" } }, "en")[0]).toEqual([
      "locked",
      "Cannot be edited at the moment: the deadline was today (Thu), 12:00. Editing opens again on Fri, 27.03.2026.",
    ]);
  });

  test("give the time as the part to stress", () => {
    const [edit] = deadlineNotices(future, now, "de");
    expect(edit?.time).toBe("Mi., 01.04., 12:00 Uhr");
  });

  test("give the reason where editing is refused and cancelling is not", () => {
    expect(lines({ edit: no("exchange_not_editable") })).toEqual([
      [
        "locked",
        "Tauschaufträge lassen sich nicht bearbeiten. Stornieren Sie den Auftrag und erteilen Sie ihn neu.",
      ],
      ["open", "Stornierbar bis Mi., 01.04., 24:00 Uhr"],
    ]);
  });

  test("say one thing on the day itself, and another afterwards", () => {
    const over = { edit: no("edit_too_late"), cancel: no("desired_date_not_in_future") } as const;
    expect(lines(over)).toEqual([
      ["locked", "Der Termin ist heute. Rückmeldung und Reklamation sind ab morgen möglich."],
    ]);
    expect(lines({ ...over, claim: { allowed: true, until: null } })).toEqual([
      ["locked", "Der Termin ist vorbei. Bearbeiten und stornieren lässt sich der Auftrag nicht mehr."],
    ]);
  });

  test.each([
    ["order_claimed", ordersErrorTexts.de.order_claimed],
    [
      "order_executed",
      "Die Ausführung ist gemeldet. Bearbeiten und stornieren lässt sich der Auftrag nicht mehr.",
    ],
    ["order_done", ordersErrorTexts.de.order_done],
    [
      "order_system_created",
      "Diesen Auftrag hat der Entsorger angelegt. Änderungen nimmt der Kundenservice auf.",
    ],
  ] as const)("give the one reason of %s once", (reason, sentence) => {
    expect(lines({ edit: no(reason), cancel: no(reason) })).toEqual([["locked", sentence]]);
  });
});
