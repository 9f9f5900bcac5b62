import type { OpenedCustomerView } from "@kreislauf/contract/desk";
import { Eye } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Banner } from "@kreislauf/ui/feedback/banner.tsx";
import { impersonationTexts } from "./impersonation.texts.ts";
import styles from "./view-banner.module.css";

interface ViewBannerProps {
  view: OpenedCustomerView;
  onEnd: () => void;
}

/** Says whose portal this is, who of the staff is looking at it, and until when. */
export function ViewBanner({ view: { user, staffName, endsOn }, onEnd }: ViewBannerProps) {
  const texts = useTexts(impersonationTexts);
  const { time } = useFormats();
  return (
    <section className={styles.strip} aria-label={texts.label}>
      <Banner variant="warning" icon={Eye}>
        <div className={styles.line}>
          <p className={styles.text}>
            <b>{texts.viewing(`${user.firstName} ${user.lastName}`, user.companyName)}</b>{" "}
            {texts.readOnly(staffName, time(Temporal.Instant.from(endsOn)))}
          </p>
          <Button small onClick={onEnd}>
            {texts.end}
          </Button>
        </div>
      </Banner>
    </section>
  );
}
