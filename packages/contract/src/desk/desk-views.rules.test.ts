import { expect, test } from "vitest";
import type { DeskViewQuery } from "./desk-views.api.ts";
import { cleanViewQuery } from "./desk-views.rules.ts";

const known = {
  companyIds: new Set([7]),
  wasteTypeIds: new Set([101]),
  disposers: new Set(["Hansa Recycling"]),
};
const today = "2027-03-01";

test.each([
  ["keeps what is there", { phase: "new", companyId: 7, wasteTypeId: 101, disposer: "Hansa Recycling" }, []],
  ["drops a company that is gone", { companyId: 8 }, ["companyId"]],
  ["drops a waste type that is gone", { wasteTypeId: 102 }, ["wasteTypeId"]],
  ["drops a disposer that no site has", { disposer: "Nord" }, ["disposer"]],
  ["keeps days until today", { from: "2027-02-01", to: "2027-03-01" }, []],
  ["drops days until yesterday", { from: "2027-02-01", to: "2027-02-28" }, ["from", "to"]],
  ["keeps a first day in the past", { from: "2027-02-01" }, []],
  ["drops only what is stale", { companyId: 8, sort: "latest", search: "Altholz" }, ["companyId"]],
] as const satisfies readonly (readonly [string, DeskViewQuery, readonly string[]])[])(
  "a view %s",
  (_, query, dropped) => {
    const cleaned = cleanViewQuery(query, known, today);
    expect(cleaned.dropped).toEqual(dropped);
    expect(Object.keys(cleaned.query)).toEqual(
      Object.keys(query).filter((name) => !dropped.some((each) => each === name)),
    );
  },
);
