import { expect, test } from "vitest";
import {
  canDecideQuote,
  canSendQuote,
  keepsPlacementDay,
  quoteExpiresAt,
  quoteNumber,
  quoteState,
} from "./quotes.rules.ts";

const at = (instant: string) => Temporal.Instant.from(instant);

test.for([
  ["2027-03-31T21:59:59Z", "sent"],
  ["2027-03-31T22:00:00Z", "expired"],
] as const)("at %s a quote valid until 31.03.2027, 24:00 in Berlin, is %s", ([now, state]) => {
  expect(quoteState({ status: "sent", validUntil: "2027-03-31" }, at(now))).toBe(state);
  expect(quoteExpiresAt("2027-03-31").toString()).toBe("2027-03-31T22:00:00Z");
});

test.for(["accepted", "declined", "withdrawn"] as const)("one that is %s is decided on no more", (status) => {
  const verdict = canDecideQuote({ status, validUntil: "2027-03-31" }, at("2027-04-20T10:00:00Z"));
  expect(verdict).toEqual({ allowed: false, reason: `quote_${status}` });
});

test("an expired one is neither accepted nor withdrawn", () => {
  const quote = { status: "sent", validUntil: "2027-03-31" } as const;
  expect(canDecideQuote(quote, at("2027-04-01T10:00:00Z"))).toMatchObject({ reason: "quote_expired" });
  expect(canDecideQuote(quote, at("2027-03-31T10:00:00Z")).allowed).toBe(true);
});

test.for([
  ["2027-03-01", false],
  ["2027-03-02", true],
  ["2027-08-28", true],
  ["2027-08-29", false],
] as const)("a quote of 01.03.2027 that is valid until %s can be sent: %s", ([validUntil, isAllowed]) => {
  const now = at("2027-03-01T10:00:00Z");
  expect(canSendQuote({ validUntil, placedOn: null }, now).allowed).toBe(isAllowed);
});

test("containers are placed after today", () => {
  const now = at("2027-03-01T10:00:00Z");
  const quote = { validUntil: "2027-03-20", placedOn: "2027-03-01" };
  expect(canSendQuote(quote, now)).toMatchObject({ reason: "date_not_in_future" });
  expect(canSendQuote({ ...quote, placedOn: "2027-03-02" }, now).allowed).toBe(true);
});

test.for([
  ["2027-03-01T22:59:59Z", true],
  ["2027-03-01T23:00:00Z", false],
  ["2027-03-02T10:00:00Z", false],
] as const)("at %s a placement promised for 02.03.2027 keeps its day: %s", ([now, isKept]) => {
  expect(keepsPlacementDay("2027-03-02", at(now))).toBe(isKept);
});

test("its number has the year in Berlin", () => {
  expect(quoteNumber("2026-12-31T23:30:00Z", 118)).toBe("AN-2027-118");
});
