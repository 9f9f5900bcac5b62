import { useBranding } from "../../base/branding.ts";
import { useConsent } from "../../base/consent.ts";
import { lateElement, useLateElement } from "../../ui/use-late-element.ts";

const banner = lateElement(async () => {
  const { ConsentBanner } = await import("./consent-banner.tsx");
  return () => <ConsentBanner />;
});

/** The question of consent, where there is something to consent to and no answer yet. */
export function LateConsentBanner() {
  const { analyticsUrl } = useBranding().outside;
  const isOpen = useConsent() === null;
  return analyticsUrl !== null && isOpen ? <Arriving /> : null;
}

function Arriving() {
  return useLateElement(banner, { press: undefined, isFocused: false })?.({}) ?? null;
}
