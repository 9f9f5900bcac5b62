import type { LucideIcon } from "lucide-react";
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { Spinner } from "../drawings/spinner.tsx";
import { Tooltip } from "./tooltip.tsx";
import styles from "./button.module.css";

export interface ButtonStyle {
  /** One `primary` per view; `tonal` where a list repeats the same action in its rows. */
  variant?: "primary" | "tonal" | "secondary" | "ghost" | "danger" | "dangerSolid";
  small?: boolean;
  block?: boolean;
  icon?: LucideIcon | undefined;
}

type ButtonProps = ButtonStyle &
  Omit<ComponentProps<"button">, "className" | "disabled"> & {
    children: ReactNode;
    busy?: boolean;
    /** Shown while busy ("Wird erteilt …"). Its width is reserved from the start. */
    busyText?: string | undefined;
    /** Why the action is locked; the button is locked while it is given. */
    lockedBecause?: string | undefined;
    /** Whether the reason is already visible beside the button: touch devices then need no line with it. */
    reasonElsewhere?: boolean;
  };

export const buttonClasses = ({ variant = "secondary", small, block }: ButtonStyle) =>
  classNames(styles.button, styles[variant], small && styles.small, block && styles.block);

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export function Button(props: ButtonProps) {
  const {
    variant = "secondary",
    small = false,
    block = false,
    icon,
    children,
    busy = false,
    busyText,
    lockedBecause,
    reasonElsewhere = false,
    ...rest
  } = props;
  const reasonId = useId();
  const locked = lockedBecause !== undefined;
  return (
    <Tooltip text={lockedBecause} id={reasonId} lineOnTouch={!reasonElsewhere} block={block}>
      <button
        type="button"
        {...rest}
        data-variant={variant}
        className={classNames(
          buttonClasses({ variant, small, block }),
          locked && styles.locked,
          busy && styles.busy,
        )}
        aria-disabled={locked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={locked ? reasonId : rest["aria-describedby"]}
        onClick={locked || busy ? ignore : rest.onClick}
      >
        <span className={styles.wordings}>
          <span className={classNames(styles.wording, busy && busyText !== undefined && styles.hidden)}>
            {busy && busyText === undefined ? <Spinner /> : icon && <Icon of={icon} size={18} />}
            {children}
          </span>
          {busyText !== undefined && (
            <span className={classNames(styles.wording, !busy && styles.hidden)}>
              <Spinner />
              {busyText}
            </span>
          )}
        </span>
      </button>
    </Tooltip>
  );
}
