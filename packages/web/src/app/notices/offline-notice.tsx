import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { loadBranding } from "../../base/branding.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { checkConnection } from "../../base/online.ts";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { noticesTexts } from "./notices.texts.ts";
import styles from "./notices.module.css";

export function OfflineNotice({ since }: { since: Temporal.Instant }) {
  const texts = useTexts(noticesTexts).offline;
  const { time } = useFormats();
  const [isBusy, setBusy] = useState(false);
  // If the app started offline, it has no branding yet; this loads it when the connection is back.
  useEffect(() => () => void loadBranding(), []);
  const retry = async () => {
    setBusy(true);
    await checkConnection();
    setBusy(false);
  };
  return (
    <Banner variant="warning" icon={WifiOff}>
      <div className={styles.notice}>
        <p className={styles.words}>
          <b>{texts.title}</b> {texts.text(time(since))}
        </p>
        <Button small busy={isBusy} onClick={() => void retry()}>
          {texts.retry}
        </Button>
      </div>
    </Banner>
  );
}
