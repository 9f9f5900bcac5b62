import { useBranding } from "../../base/branding.ts";
import { useConsent } from "../../base/consent.ts";
import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";

const banner = lazyElement(async () => {
  const { ConsentBanner } = await import("./consent-banner.tsx");
  return () => <ConsentBanner />;
});

/** Asks for consent if analytics is configured and the user has not answered yet. */
export function LazyConsentBanner() {
  const { analyticsUrl } = useBranding().outside;
  const isOpen = useConsent() === null;
  return analyticsUrl !== null && isOpen ? <LazyBanner /> : null;
}

function LazyBanner() {
  return useLazyElement(banner)?.({}) ?? null;
}
