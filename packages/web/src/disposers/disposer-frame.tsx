import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import type { ReactNode } from "react";
import { useBranding } from "../base/branding.ts";
import { hrefTo } from "../base/paths.ts";
import { disposerTexts } from "./disposer.texts.ts";
import styles from "./disposer.module.css";

interface DisposerFrameProps {
  number?: string;
  validUntil?: string;
  children: ReactNode;
}

/**
 * The frame of the page behind the link to an order: says who sent the link and whom to call. There is no menu, because
 * the link opens only this order.
 */
export function DisposerFrame({ number, validUntil, children }: DisposerFrameProps) {
  const texts = useTexts(disposerTexts);
  const { day } = useFormats();
  const { operatorName, logoUrl, supportPhone, supportHours } = useBranding();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headIn}>
          <Logo customUrl={logoUrl} size={26} onDark />
          <b>{operatorName}</b>
          <span className={styles.number}>{number === undefined ? texts.link : texts.order(number)}</span>
        </div>
      </header>
      <main className={styles.content}>
        {children}
        <div className={styles.foot}>
          {validUntil !== undefined && <p>{texts.valid(day(validUntil))}</p>}
          <p>
            {supportPhone !== "" && (
              <>
                {texts.dispatchLabel}:{" "}
                <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>{supportPhone}</a>,{" "}
                {texts.dispatch(supportHours.from, supportHours.to)} ·{" "}
              </>
            )}
            <a href={hrefTo("imprint")}>{texts.imprint}</a> ·{" "}
            <a href={hrefTo("privacyPolicy")}>{texts.privacy}</a>
          </p>
        </div>
      </main>
    </div>
  );
}
