import { type BerlinDate, berlinDate, daysBetween } from "@kreislauf/contract/base";
import { ShieldAlert } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import styles from "./second-factor.module.css";

/** Says on every page from which day on the company requires a second factor. */
export function SecondFactorReminder({ due }: { due: BerlinDate }) {
  const texts = useTexts(secondFactorTexts).required;
  const { day } = useFormats();
  const { companyName } = useUser();
  const daysLeft = daysBetween(berlinDate(now()), due);
  return (
    <Banner icon={ShieldAlert} variant={daysLeft <= 3 ? "warning" : "info"}>
      <div className={styles.reminder}>
        <div className={styles.reminderText}>
          <b>{texts.from(companyName, day(due))}</b>
          <p>{texts.daysLeft(daysLeft)}</p>
        </div>
        <LinkButton small href={hrefTo("preferences", {}, { section: "secondFactor" })}>
          {texts.setUp}
        </LinkButton>
      </div>
    </Banner>
  );
}
