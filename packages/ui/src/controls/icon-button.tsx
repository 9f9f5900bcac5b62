import type { LucideIcon } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { Tooltip } from "./tooltip.tsx";
import { CountBadge } from "./count-badge.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "disabled" | "children" | "aria-label"
> {
  icon: LucideIcon;
  /** The accessible name, also shown as tooltip. In a list it also names the row that the button belongs to. */
  label: string;
  /** A shorter tooltip where the label is long ("Bearbeiten" for "Auftrag 1048392 bearbeiten"). */
  tooltip?: string;
  variant?: "plain" | "outlined" | "onDark";
  /** A count in the corner. The label has to contain the count, too. */
  badge?: number;
  lockedBecause?: string | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, tooltip = label, variant = "plain", badge = 0, lockedBecause, ...rest } = props;
  const reasonId = useId();
  const locked = lockedBecause !== undefined;
  return (
    <Tooltip text={lockedBecause ?? tooltip} id={locked ? reasonId : undefined}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={locked || undefined}
        aria-describedby={locked ? reasonId : rest["aria-describedby"]}
        className={classNames(styles.button, variant !== "plain" && styles[variant], locked && styles.locked)}
        onClick={locked ? undefined : rest.onClick}
      >
        <Icon of={icon} size={variant === "onDark" ? 24 : 20} />
        {badge > 0 && <CountBadge className={styles.badge}>{badge}</CountBadge>}
      </button>
    </Tooltip>
  );
}
