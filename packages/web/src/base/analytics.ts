import { loadBranding } from "./branding.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { hasConsent } from "./consent.ts";

/** The only events there are (docs/coverage.md 4.36). */
export type AnalyticsEvent = "order-cancel" | "order-resolve" | "order-claim" | "order-creation";

/**
 * Counts that something was done, and only with consent. It sends nothing about the person or the order and stores
 * nothing in the browser, so there is no identifier.
 */
export function track(event: AnalyticsEvent): void {
  if (hasConsent()) void send(event, now().toString({ smallestUnit: "second" }));
}

async function send(event: AnalyticsEvent, at: string): Promise<void> {
  const { analyticsUrl } = (await loadBranding()).outside;
  if (analyticsUrl === null) return;
  const body = JSON.stringify({ event, at });
  // In this mode the browser needs no CORS permission of the other host; nothing reads the answer.
  const options = { mode: "no-cors", credentials: "omit", keepalive: true } as const;
  await fetch(analyticsUrl, { method: "POST", body, ...options }).catch(() => undefined);
}
