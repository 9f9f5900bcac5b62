import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { loadBranding } from "../../base/branding.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { checkConnection } from "../../base/online.ts";
import { useSession } from "../../base/session.ts";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { noticesTexts } from "./notices.texts.ts";
import { useIsEverythingLoaded } from "./use-loaded-data.ts";
import styles from "./notices.module.css";

/**
 * Says that the connection is lost, and to signed-in users from what time the screen's data is, by the server's clock,
 * or that not all of it is loaded.
 */
export function OfflineNotice({ since }: { since: Temporal.Instant }) {
  const texts = useTexts(noticesTexts).offline;
  const { time } = useFormats();
  const isSignedIn = useSession() !== null;
  const isLoaded = useIsEverythingLoaded();
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
        <p className={styles.text}>
          <b>{texts.title}</b>{" "}
          {!isSignedIn ? texts.signedOut : isLoaded ? texts.asOf(time(since)) : texts.notLoaded}
        </p>
        <Button small busy={isBusy} onClick={() => void retry()}>
          {texts.retry}
        </Button>
      </div>
    </Banner>
  );
}
