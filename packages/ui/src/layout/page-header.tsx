import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../drawings/icon.tsx";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  title: string;
  /** Shown beside the title, for example the status badge of an order. */
  badge?: ReactNode;
  /** One line below the title. */
  context?: ReactNode;
  back?: { href: string; text: string };
  /** Keeps the title visible on the page, where the mobile top bar shows something else. */
  titleOnMobile?: boolean;
  /** On the right: the site switcher, or the page's actions. */
  children?: ReactNode;
}

export function PageHeader(props: PageHeaderProps) {
  const { title, badge, context, back, titleOnMobile = false, children } = props;
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        {back && (
          <a className={styles.back} href={back.href}>
            <Icon of={ChevronLeft} size={16} />
            {back.text}
          </a>
        )}
        <div className={styles.title}>
          <h1 className={titleOnMobile ? undefined : styles.inBar}>{title}</h1>
          {badge}
        </div>
        {context !== undefined && <p className={styles.context}>{context}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
