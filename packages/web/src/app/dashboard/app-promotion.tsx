import { Download } from "lucide-react";
import { useBranding } from "../../base/branding.ts";
import { QrCode } from "@kreislauf/ui/drawings/qr-code.tsx";
import { useInstallPrompt } from "../../base/install-prompt.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./app-promotion.module.css";

/**
 * Offers to install the portal as an app on this device; wide windows also show a QR code for the phone. Renders
 * nothing inside the installed app.
 */
export function AppPromotion() {
  const texts = useTexts(dashboardTexts).app;
  const { productName } = useBranding();
  const install = useInstallPrompt();
  const isMobile = useIsMobile();
  if (matchMedia("(display-mode: standalone)").matches) return null;
  const address = `${location.origin}${location.pathname}`;
  return (
    <Card title={texts.title}>
      <div className={styles.promotion}>
        <div className={styles.phone} aria-hidden>
          <ContainerDrawing shape="skip" size="small" />
          <em>{texts.phone}</em>
        </div>
        <div className={styles.text}>
          <p>{texts.text(productName)}</p>
          {install ? (
            <Button icon={Download} onClick={install}>
              {texts.install}
            </Button>
          ) : (
            <p className={styles.hint}>{texts.hint}</p>
          )}
        </div>
        {!isMobile && (
          <figure className={styles.code}>
            <QrCode text={address} label={texts.code(address)} />
            <figcaption>{texts.scan}</figcaption>
          </figure>
        )}
      </div>
    </Card>
  );
}
