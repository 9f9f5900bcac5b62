import { CircleCheck, Clock, Mail, Phone } from "lucide-react";
import { useBranding } from "../../base/branding.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { useUser } from "../../base/session.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { helpTexts } from "./help.texts.ts";
import { supportState, type SupportState } from "./support-hours.ts";
import styles from "./help.module.css";

/** Whether the customer service can be reached now, and how. */
export function ServiceCard() {
  const texts = useTexts(helpTexts).service;
  const now = useNow();
  const { companyName } = useUser();
  const { supportPhone, supportEmail, supportHours, replyWorkingDays } = useBranding();
  const supportText = useSupportSentence();
  const state = supportState(supportHours, now);
  return (
    <Card title={texts.title}>
      <div className={classNames(styles.state, state.isOpen && styles.open)}>
        <Icon of={state.isOpen ? CircleCheck : Clock} size={18} />
        <span>
          <b>{state.isOpen ? texts.open : texts.closed}</b>
          {supportText(state)}
        </span>
      </div>
      <ul className={styles.links}>
        <li>
          <a href={`tel:${supportPhone.replaceAll(/[^\d+]/g, "")}`}>
            <Icon of={Phone} />
            <span>
              <b>{supportPhone}</b>
              <small>{texts.phoneHours(supportHours.from, supportHours.to)}</small>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${supportEmail}`}>
            <Icon of={Mail} />
            <span>
              <b>{supportEmail}</b>
              <small>{texts.email(replyWorkingDays?.email)}</small>
            </span>
          </a>
        </li>
      </ul>
      <p className={styles.company}>
        {texts.companyText}: <b>{companyName}</b>
      </p>
    </Card>
  );
}

/**
 * Says how long customer service is open, or when it opens: `heute bis 17:00 Uhr`, `wieder am Mo., 30.03.2026, ab 08:00
 * Uhr`.
 */
export function useSupportSentence(): (state: SupportState) => string {
  const texts = useTexts(helpTexts).service;
  const { day } = useFormats();
  return (state) => {
    if (state.isOpen) return texts.openUntil(state.until);
    const { date, from } = state.opens;
    return date === today() ? texts.opensToday(from) : texts.opens(day(date), from);
  };
}
