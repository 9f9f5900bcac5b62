import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import {
  useRef,
  useState,
  type FormEventHandler,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useTexts } from "../base/language.ts";
import { classNames } from "../base/class-names.ts";
import { PopupPosition } from "../base/popup-position.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { uiTexts } from "../ui.texts.ts";
import { useSwipe } from "../base/use-swipe.ts";
import styles from "./dialog-frame.module.css";

const narrowSheet = 420; // px, for filter and picker sheets
const sheetLayout = "(width < 960px)";

export interface DialogFrameProps {
  open: boolean;
  /**
   * Called for Escape, the close button, a click outside and a swipe of more than 50 px. The owner decides whether the
   * dialog closes.
   */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  /** Shown before the title, for example a drawing of the container. Hidden on sheets. */
  leading?: ReactNode;
  /** Shown in the footer, left of the actions. */
  footerNote?: ReactNode;
  /** The buttons of the footer, the primary one last. */
  actions?: ReactNode;
  /** In px. */
  maxWidth?: number;
  /** Fills the window up to a width of 500 px, instead of being a sheet there. */
  fullscreen?: boolean;
  /** Wraps body and footer in one form, so that a submit button in the footer works. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /**
   * Dialogs that are opened from this one. They are rendered with the current props, so that they can close while this
   * one is closing.
   */
  nested?: ReactNode;
  children: ReactNode;
}

interface FrameProps extends DialogFrameProps {
  /** A question that must be answered: a click outside does not close it, and there is no close button. */
  alert?: boolean;
  /** Stacked above another dialog. */
  above?: boolean;
  /** The element that gets the focus first, for a dialog that asks for one thing; by default, the title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * The props to render. While the dialog closes, they are those of the last rendering when it was open: the owner may
 * have dropped its content already.
 */
function useShown(props: FrameProps): FrameProps {
  const [shown, setShown] = useState(props);
  if (props.open && props !== shown) setShown(props);
  return props.open ? props : shown;
}

/** Ignores clicks while the dialog closes, such as a second press on its button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A dialog; below 960 px a bottom sheet. Header and footer are fixed, and the body scrolls. */
export function DialogFrame(props: FrameProps) {
  const { open, onClose } = props;
  const shown = useShown(props);
  const { title, description, leading, footerNote, actions, maxWidth = 960, onSubmit } = shown;
  const { alert = false, above = false } = shown;
  const texts = useTexts(uiTexts).dialog;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { movedRef, handleProps } = useSwipe({
    direction: "down",
    onSwipe: onClose,
    enabled: () => window.matchMedia(sheetLayout).matches,
  });
  const Root = alert ? AlertDialog.Root : Dialog.Root;
  const content = (
    <PopupPosition value="fixed">
      <div className={styles.body}>{shown.children}</div>
      {(actions !== undefined || footerNote !== undefined) && (
        <div className={styles.foot}>
          {footerNote !== undefined && <div className={styles.footNote}>{footerNote}</div>}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </PopupPosition>
  );
  return (
    <Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && props.onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop forceRender={above} className={classNames(styles.overlay, above && styles.above)} />
        <Dialog.Popup
          ref={movedRef}
          initialFocus={props.initialFocus ?? titleRef}
          onClickCapture={open ? undefined : ignore}
          className={classNames(
            styles.dialog,
            maxWidth <= narrowSheet && styles.narrow,
            shown.fullscreen && styles.fullscreen,
          )}
          style={{ maxWidth }}
        >
          <div className={styles.dragHandle} {...handleProps}>
            <div className={styles.grip} />
            <header className={styles.head}>
              {leading !== undefined && <div className={styles.leading}>{leading}</div>}
              <div className={styles.titles}>
                <Dialog.Title ref={titleRef} tabIndex={-1} className={styles.title}>
                  {title}
                </Dialog.Title>
                {description !== undefined && (
                  <Dialog.Description className={styles.description}>{description}</Dialog.Description>
                )}
              </div>
              {!alert && <IconButton icon={X} label={texts.close} onClick={onClose} />}
            </header>
          </div>
          {onSubmit ? (
            <form
              className={styles.form}
              noValidate
              onSubmit={(event) => {
                const form = event.currentTarget;
                onSubmit(event);
                // Waits for React to mark the invalid fields.
                requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
              }}
            >
              {content}
            </form>
          ) : (
            content
          )}
          {props.nested}
        </Dialog.Popup>
      </Dialog.Portal>
    </Root>
  );
}
