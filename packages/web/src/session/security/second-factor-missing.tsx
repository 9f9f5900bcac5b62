import type { BerlinDate } from "@kreislauf/contract/base";
import { ShieldAlert } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { useUser } from "../../base/session.ts";
import { secondFactorTexts } from "../second-factor.texts.ts";
import { SecondFactorCard } from "./second-factor-card.tsx";
import styles from "./second-factor.module.css";

export interface SecondFactorMissingProps {
  due: BerlinDate;
  /** Whether the user has set up a second factor by now, so that they may go on. */
  isSetUp: boolean;
  onLeave: () => void;
}

/** Replaces every screen from the day on which the company requires a second factor, if the user has none. */
export function SecondFactorMissing({ due, isSetUp, onLeave }: SecondFactorMissingProps) {
  const texts = useTexts(secondFactorTexts).required;
  const { day } = useFormats();
  const { companyName } = useUser();
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={styles.missing}>
        {isSetUp ? (
          <Note variant="success" title={texts.isSetUp}>
            {texts.fulfilled(companyName)}
          </Note>
        ) : (
          <Note variant="warning" icon={ShieldAlert} title={texts.since(companyName, day(due))}>
            {texts.afterwards}
          </Note>
        )}
        <SecondFactorCard />
        {isSetUp && (
          <div>
            <Button variant="primary" onClick={onLeave}>
              {texts.leave}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
