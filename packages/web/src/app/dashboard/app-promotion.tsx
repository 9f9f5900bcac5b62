import { Download } from "lucide-react";
import { encode } from "uqr";
import { useBranding } from "../../base/branding.ts";
import { useInstallPrompt } from "../../base/install-prompt.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./app-promotion.module.css";

/**
 * Promotes the portal as an app: installs it here, or shows a QR code for the phone. Hidden inside the installed app.
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

/** A QR code as one path, a square per dark module. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
