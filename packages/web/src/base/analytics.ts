import { loadBranding } from "./branding.ts";
import { now } from "@kreislauf/ui/base/clock.ts";
import { hasConsent } from "./consent.ts";

/** All events that the app reports for analytics (docs/coverage.md 4.36). */
export type AnalyticsEvent = "order-cancel" | "order-resolve" | "order-claim" | "order-creation";

/**
 * Reports to the operator's analytics server that the user has done something, if the user has consented. The report
 * has nothing about the person or the order, and the browser stores nothing for it, so there is no identifier.
 */
export function track(event: AnalyticsEvent): void {
  if (hasConsent()) void send(event, now().toString({ smallestUnit: "second" }));
}

async function send(event: AnalyticsEvent, at: string): Promise<void> {
  const { analyticsUrl } = (await loadBranding()).outside;
  if (analyticsUrl === null) return;
  const body = JSON.stringify({ event, at });
  // `no-cors` works without CORS headers of the analytics server; the app does not need to read the answer.
  const options = { mode: "no-cors", credentials: "omit", keepalive: true } as const;
  await fetch(analyticsUrl, { method: "POST", body, ...options }).catch(() => undefined);
}
