import { loadBranding } from "./branding.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { hasConsent } from "./consent.ts";

/** The only events there are (docs/coverage.md 4.36). */
export type AnalyticsEvent = "order-cancel" | "order-resolve" | "order-claim" | "order-creation";

/**
 * Counts that something was done, and only with consent. Nothing about the person or the order goes along, and
 * nothing is kept in the browser, so there is no identifier to keep.
 */
export function track(event: AnalyticsEvent): void {
  if (hasConsent()) void send(event, now().toString({ smallestUnit: "second" }));
}

async function send(event: AnalyticsEvent, at: string): Promise<void> {
  const { analyticsUrl } = (await loadBranding()).outside;
  if (analyticsUrl === null) return;
  const body = JSON.stringify({ event, at });
  // Without an answer to read the browser need not ask the other host for leave.
  const quiet = { mode: "no-cors", credentials: "omit", keepalive: true } as const;
  await fetch(analyticsUrl, { method: "POST", body, ...quiet }).catch(() => undefined);
}
