import { BookOpen, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useBranding } from "../../base/branding.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { helpTexts } from "./help.texts.ts";
import styles from "./help.module.css";

/** The code of this dialog is loaded when it is opened: dialogs need a lot of code, and this one is seldom opened. */
const ManualDialog = lazy(async () => ({ default: (await import("./manual-dialog.tsx")).ManualDialog }));

/** The operator's name and address, and a button that opens the manual. */
export function AboutCard() {
  const texts = useTexts(helpTexts).more;
  const { operatorName, operatorUrl, operatorAddress } = useBranding();
  const [isReading, setReading] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setReading(true);
  };
  return (
    <Card title={texts.title}>
      <ul className={styles.links}>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={open}>
            <Icon of={BookOpen} />
            <span>
              <b>{texts.manual}</b>
              <small>{texts.manualText}</small>
            </span>
          </button>
        </li>
        <li>
          <a href={operatorUrl}>
            <Icon of={Users} />
            <span>
              <b>{texts.about(operatorName)}</b>
              <small>{texts.aboutText}</small>
              <small>{operatorAddress}</small>
            </span>
          </a>
        </li>
      </ul>
      {wasOpened && (
        <Suspense>
          <ManualDialog open={isReading} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </Card>
  );
}
