import { expect, test } from "vitest";
import { reportsPerHour } from "./labels.codes.ts";
import { reportsLimitedUntil } from "./labels.rules.ts";

const now = Temporal.Instant.from("2027-03-01T09:00:00Z");
const before = (minutes: number) => now.subtract({ minutes }).toString();
/** `count` reports, one minute apart; the oldest was made `oldest` minutes ago. */
const upTo = (oldest: number, count: number) =>
  Array.from({ length: count }, (_, index) => before(oldest - count + 1 + index))
    .toSorted()
    .toReversed();

const { container, company } = reportsPerHour;

test.each([
  { name: "nothing reported", ofContainer: 0, ofCompany: 0, until: null },
  {
    name: "one below the limit of a container",
    ofContainer: container - 1,
    ofCompany: container - 1,
    until: null,
  },
  {
    name: "the limit of a container",
    ofContainer: container,
    ofCompany: container,
    until: "2027-03-01T09:01:00Z",
  },
  { name: "one below the limit of a company", ofContainer: 0, ofCompany: company - 1, until: null },
  { name: "the limit of a company", ofContainer: 0, ofCompany: company, until: "2027-03-01T09:01:00Z" },
])("$name", ({ ofContainer, ofCompany, until }) => {
  const recent = { ofContainer: upTo(59, ofContainer), ofCompany: upTo(59, ofCompany) };
  expect(reportsLimitedUntil(recent, now)?.toString() ?? null).toBe(until);
});

test("from the minute on in which the oldest is an hour old, another one is taken", () => {
  const recent = { ofContainer: upTo(60, container), ofCompany: [] };
  expect(reportsLimitedUntil(recent, now)).toBeNull();
});

test("the later end of both limits counts", () => {
  const recent = { ofContainer: upTo(59, container), ofCompany: upTo(59, company).map(() => before(10)) };
  expect(reportsLimitedUntil(recent, now)?.toString()).toBe("2027-03-01T09:50:00Z");
});
