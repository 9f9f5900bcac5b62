import type { Agreement } from "@kreislauf/contract/agreements";
import { ListChecks, Mail, Plus } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { siteLocks, type SiteAction } from "./agreement-locks.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-list.module.css";

interface SiteActionsProps {
  agreements: readonly Agreement[];
  /** The action whose dialog is being loaded; null while no dialog is being loaded. */
  opening: string | null;
  onAction: (action: SiteAction) => void;
}

const icons = { group: ListChecks, inquiry: Mail, container: Plus };

/** The buttons for the actions on a whole site; a locked button says why it is locked. */
export function SiteActions({ agreements, opening, onAction }: SiteActionsProps) {
  const texts = useTexts(agreementsScreenTexts);
  const language = useLanguage();
  const locks = siteLocks(agreements, useUser().permissions, language);
  const shown = (["group", "inquiry", "container"] as const).filter(
    (action) => action !== "group" || agreements.length > 1,
  );
  return (
    <div className={styles.siteActions}>
      {shown.map((action) => (
        <div key={action}>
          <Button
            block
            icon={icons[action]}
            lockedBecause={locks[action]}
            // Touch screens show the reason below each locked button. The inquiry button leaves it out if the next
            // button, "container", shows the same reason.
            reasonElsewhere={action === "inquiry" && locks.inquiry === locks.container}
            busy={opening === action}
            onClick={() => onAction(action)}
          >
            {texts.ofSite[action]}
          </Button>
        </div>
      ))}
    </div>
  );
}
