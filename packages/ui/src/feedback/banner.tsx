import { Info, TriangleAlert, X, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { Icon } from "../drawings/icon.tsx";
import styles from "./banner.module.css";

interface BannerProps {
  /** `info` for announcements; `warning` for planned maintenance and for being offline. */
  variant?: "info" | "warning";
  icon?: LucideIcon;
  children: ReactNode;
  /** Only announcements can be closed. The label names the announcement. */
  close?: { readonly label: string; readonly onClick: () => void };
}

/** A strip below the header of the page. */
export function Banner({ variant = "info", icon, children, close }: BannerProps) {
  const warns = variant === "warning";
  return (
    <div className={classNames(styles.banner, warns && styles.warning)} role="status">
      <div className={styles.inner}>
        <Icon of={icon ?? (warns ? TriangleAlert : Info)} />
        <div className={styles.text}>{children}</div>
        {close && <IconButton icon={X} {...close} />}
      </div>
    </div>
  );
}
