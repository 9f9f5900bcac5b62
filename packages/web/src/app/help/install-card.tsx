import { Smartphone } from "lucide-react";
import { useBranding } from "../../base/branding.ts";
import { useInstallPrompt } from "../../base/install-prompt.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { helpTexts } from "./help.texts.ts";
import styles from "./mobile-settings.module.css";

/** Offers to install the app; renders nothing if the browser does not offer that or the app is installed. */
export function InstallCard() {
  const texts = useTexts(helpTexts).mobile;
  const { productName } = useBranding();
  const install = useInstallPrompt();
  if (install === null) return null;
  return (
    <div className={styles.install}>
      <Icon of={Smartphone} />
      <span>
        <b>{texts.install(productName)}</b>
        <small>{texts.installText}</small>
      </span>
      <Button variant="tonal" onClick={install}>
        {texts.installButton}
      </Button>
    </div>
  );
}
