import { RefreshCw } from "lucide-react";
import { useTexts } from "../../base/language.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useIsOutdated } from "./outdated.ts";
import { outdatedTexts } from "./outdated.texts.ts";
import styles from "./notices.module.css";

/** The server answers this version no longer. */
export function OutdatedNotice() {
  const texts = useTexts(outdatedTexts);
  if (!useIsOutdated()) return null;
  return (
    <Banner variant="warning" icon={RefreshCw}>
      <div className={styles.notice}>
        <p className={styles.words}>
          <b>{texts.title}</b> {texts.text}
        </p>
        <Button small onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </div>
    </Banner>
  );
}
