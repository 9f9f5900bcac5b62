import { beforeEach, expect, test, vi } from "vitest";
import { isTokenExpired } from "./is-token-expired.ts";

const start = Date.parse("2026-03-31T08:00:00Z");
const tokenUntil = (seconds: number) => {
  const payload = btoa(JSON.stringify({ exp: start / 1000 + seconds, name: "Jörg?>" }));
  return `e30.${payload.replaceAll("+", "-").replaceAll("/", "_")}.x`;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  return () => vi.useRealTimers();
});

test.each([
  { token: tokenUntil(1), expired: false },
  { token: tokenUntil(0), expired: true },
  { token: tokenUntil(-1), expired: true },
  { token: "not a token", expired: true },
  { token: "", expired: true },
])("$token is expired: $expired", ({ token, expired }) => {
  expect(isTokenExpired(token)).toBe(expired);
});
