import { beforeEach, expect, test, vi } from "vitest";
import { dropLoginTicket, keepLoginTicket, liveLoginTicket } from "./login-ticket.ts";

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
  keepLoginTicket({ ...ticket, companies: [] });
  vi.setSystemTime(start + seconds * 1000);
  expect(liveLoginTicket() !== undefined).toBe(isLive);
});

test("a used ticket is gone", () => {
  keepLoginTicket({ ...ticket, companies: [] });
  dropLoginTicket();
  expect(liveLoginTicket()).toBeUndefined();
});
