import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { snackbarTexts } from "./snackbar.texts.ts";
import { useSwipe } from "../base/use-swipe.ts";
import styles from "./snackbar.module.css";

/** The paths have no ring, because they are drawn on a disc. */
const iconPaths = {
  success: "M5 12.5l4.5 4.5L19 7.5",
  error: "M6 6l12 12M18 6L6 18",
  warning: "M12 4.5v9M12 19h.01",
  info: "M12 10.5v9M12 5h.01",
};
type Variant = keyof typeof iconPaths;

const isVariant = (variant: string): variant is Variant => variant in iconPaths;

export interface SnackbarMessage {
  message: string;
  /** An unknown value is shown as `info`. */
  variant?: Variant | (string & {});
  /** In ms; -1 keeps the message until it is closed. */
  timeout?: number;
  showCloseButton?: boolean;
  /** A link to what the message is about. */
  link?: { href: string; text: string };
  /** A button that acts on the message, for example undoes the action; it also closes the message. */
  action?: { text: string; onPress: () => void };
}

/** A message. Its timer is paused while it is hovered or focused. */
export function Snackbar(props: SnackbarMessage & { onClose: () => void }) {
  const { message, variant = "info", timeout = 5000, showCloseButton = true, link, action, onClose } = props;
  const texts = useTexts(snackbarTexts);
  const knownVariant = isVariant(variant) ? variant : "info";
  const { movedRef, handleProps } = useSwipe({ direction: "sideways", onSwipe: onClose });
  const [paused, setPaused] = useState({ pointer: false, focus: false });
  const remaining = useRef(timeout);
  const close = useEffectEvent(onClose);
  const running = timeout !== -1 && !paused.pointer && !paused.focus;
  useEffect(() => {
    if (!running) return;
    const since = performance.now();
    const timer = setTimeout(close, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - since;
    };
  }, [running]);
  return (
    <div
      ref={movedRef}
      className={styles.snack}
      {...handleProps}
      onPointerEnter={() => setPaused((before) => ({ ...before, pointer: true }))}
      onPointerLeave={() => setPaused((before) => ({ ...before, pointer: false }))}
      onFocus={() => setPaused((before) => ({ ...before, focus: true }))}
      onBlur={() => setPaused((before) => ({ ...before, focus: false }))}
    >
      <span className={classNames(styles.disc, styles[knownVariant])}>
        <svg viewBox="0 0 24 24" width={14} height={14} fill="none" stroke="currentColor" aria-hidden>
          <path d={iconPaths[knownVariant]} strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <p className={styles.text}>
        {message}
        {link && (
          <a className={styles.link} href={link.href} onClick={onClose}>
            {link.text}
          </a>
        )}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.text}
          </button>
        )}
      </p>
      {showCloseButton && (
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
