import { useBranding } from "../../base/branding.ts";
import { useTexts } from "../../base/language.tsx";
import { hrefTo } from "../../base/paths.ts";
import { Logo } from "../../ui/logo.tsx";
import { appTexts } from "../app.texts.ts";
import styles from "./top-menu.module.css";

export function Brand() {
  const texts = useTexts(appTexts);
  const { productName } = useBranding();
  return (
    <a className={styles.brand} href={hrefTo("dashboard")} aria-label={texts.brand(productName)}>
      <Logo onDark />
      <span>{productName}</span>
    </a>
  );
}
