import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Logo } from "@kreislauf/ui/drawings/logo.tsx";
import { useBranding } from "../base/branding.ts";
import { hrefTo } from "../base/paths.ts";
import { containerTexts } from "./container.texts.ts";
import styles from "./scan.module.css";

/** The page for people who stand at a container: it has no menu, and shows nothing but that container. */
export function ScanFrame({ company, children }: { company?: string; children: ReactNode }) {
  const texts = useTexts(containerTexts);
  const { productName, logoUrl } = useBranding();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Logo customUrl={logoUrl} size={30} />
          {productName}
        </span>
        {company !== undefined && <span className={styles.company}>{company}</span>}
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <a href={hrefTo("imprint")}>{texts.imprint}</a>
        <a href={hrefTo("privacyPolicy")}>{texts.privacy}</a>
      </footer>
    </div>
  );
}

interface ScanMessageProps {
  icon: LucideIcon;
  tone?: "good" | "urgent" | "plain";
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Says in place of the form what has become of a report. */
export const ScanMessage = ({ icon, tone = "plain", title, action, children }: ScanMessageProps) => (
  <div className={styles.message} role="status">
    <span className={classNames(styles.disc, styles[tone])}>
      <Icon of={icon} size={24} />
    </span>
    <h1>{title}</h1>
    {children}
    {action}
  </div>
);
