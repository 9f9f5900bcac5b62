import type { StaffLogEntry } from "@kreislauf/contract/staff";
import { expect, test } from "vitest";
import { logSubject } from "./log-subject.ts";

const entryOf = (action: StaffLogEntry["action"], subject: string): StaffLogEntry => ({
  id: 1,
  occurredOn: "2026-03-27T08:00:00Z",
  staffId: 1,
  staffName: "Jana Krüger",
  action,
  subject,
  subjectId: null,
  address: "",
});

test.each([
  ["de", "brandt.csv (Vereinbarungen: 1 neu, 0 geändert)"],
  ["en", "brandt.csv (Agreements: 1 new, 0 changed)"],
] as const)("in %s an import names its table", (language, expected) => {
  expect(logSubject(entryOf("table_imported", "brandt.csv (agreements: +1 ~0)"), language)).toBe(expected);
});

test("any other subject stands as it was written", () => {
  expect(logSubject(entryOf("table_imported", "brandt.csv"), "de")).toBe("brandt.csv");
  const invited = entryOf("invited", "Lea (orders: +1 ~0)");
  expect(logSubject(invited, "de")).toBe("Lea (orders: +1 ~0)");
});
