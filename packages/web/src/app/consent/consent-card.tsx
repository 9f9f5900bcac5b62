import { useBranding } from "../../base/branding.ts";
import { answerConsent, useConsent } from "../../base/consent.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Switch } from "@kreislauf/ui/controls/switch.tsx";
import { consentTexts } from "./consent.texts.ts";

/**
 * The user's consent to analytics, which they can change at any time. Renders nothing if no analytics is configured.
 */
export function ConsentCard() {
  const texts = useTexts(consentTexts);
  const { dateTime } = useFormats();
  const consent = useConsent();
  const { analyticsUrl } = useBranding().outside;
  if (analyticsUrl === null) return null;
  return (
    <Card title={texts.title}>
      <Switch
        label={texts.label}
        text={consent === null ? texts.unknown : texts[consent.answer](dateTime(consent.answeredOn))}
        checked={consent?.answer === "granted"}
        onChange={(checked) => answerConsent(checked ? "granted" : "denied")}
      />
    </Card>
  );
}
