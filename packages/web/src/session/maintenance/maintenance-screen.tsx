import { RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { useBranding } from "../../base/branding.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { checkMaintenance, currentMaintenance, useMaintenance } from "./maintenance.ts";
import { maintenanceTexts } from "./maintenance.texts.ts";
import styles from "./maintenance-screen.module.css";

/** The only screen during maintenance. The app leaves it by itself when maintenance is over. */
export function MaintenanceScreen() {
  const texts = useTexts(maintenanceTexts);
  const { dateTime } = useFormats();
  const { endDate } = useMaintenance();
  // Somebody may open this address by hand without any maintenance: the check then leads them back.
  useEffect(() => {
    if (!currentMaintenance().isOn) void checkMaintenance();
  }, []);
  const { productName, logoUrl, supportPhone, supportEmail } = useBranding();
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Logo customUrl={logoUrl} size={30} />
        {productName}
      </div>
      <div className={styles.drawing}>
        <ContainerDrawing shape="press" />
      </div>
      <div className={styles.ground} />
      <h1>{texts.title}</h1>
      <p className={styles.text}>
        {endDate !== null && (
          <>
            {texts.until} <b>{dateTime(endDate)}</b>.{" "}
          </>
        )}
        {texts.text}
      </p>
      <p className={styles.opens} role="status">
        <Icon of={RefreshCw} size={18} />
        {texts.opens}
      </p>
      {/* No phone number is known if the app was opened during maintenance. */}
      {supportPhone !== "" && (
        <p className={styles.contact}>
          <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>{supportPhone}</a>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
    </main>
  );
}
