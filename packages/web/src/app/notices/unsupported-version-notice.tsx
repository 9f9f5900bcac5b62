import { RefreshCw } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useIsVersionUnsupported } from "./unsupported-version.ts";
import { unsupportedVersionTexts } from "./unsupported-version.texts.ts";
import styles from "./notices.module.css";

/** Says that the server no longer supports this version of the app. */
export function UnsupportedVersionNotice() {
  const texts = useTexts(unsupportedVersionTexts);
  if (!useIsVersionUnsupported()) return null;
  return (
    <Banner variant="warning" icon={RefreshCw}>
      <div className={styles.notice}>
        <p className={styles.text}>
          <b>{texts.title}</b> {texts.text}
        </p>
        <Button small onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </div>
    </Banner>
  );
}
