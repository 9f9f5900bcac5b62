import { beforeEach, expect, test, vi } from "vitest";
import { clearLoginTicket, storeLoginTicket, findLoginTicket } from "./login-ticket.ts";

const start = Date.parse("2026-03-31T08:00:00Z");
const ticket = {
  multicompany: true,
  userId: 7,
  companies: [],
  loginTicket: "t",
  email: "j@a.example",
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  return () => vi.useRealTimers();
});

test.each([
  { seconds: 0, isLive: true },
  { seconds: 299, isLive: true },
  { seconds: 300, isLive: false },
])("a login ticket after $seconds s", ({ seconds, isLive }) => {
  storeLoginTicket({ ...ticket, companies: [] });
  vi.setSystemTime(start + seconds * 1000);
  expect(findLoginTicket() !== undefined).toBe(isLive);
});

test("a used ticket is gone", () => {
  storeLoginTicket({ ...ticket, companies: [] });
  clearLoginTicket();
  expect(findLoginTicket()).toBeUndefined();
});
