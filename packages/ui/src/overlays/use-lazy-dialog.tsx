import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { whenIdle } from "../base/when-idle.ts";

interface DialogProps {
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

interface LazyDialog<Subject> {
  /** Rejects if the dialog's code cannot be loaded. */
  readonly open: (subject: Subject) => Promise<void>;
  /** The dialog; the screen has to render it. */
  readonly element: ReactNode;
}

/**
 * A dialog in its own chunk, which is loaded when the browser is idle, at the latest when the dialog is opened. `load`
 * must be the same function in every rendering.
 */
export function useLazyDialog<Subject extends object>(
  load: () => Promise<ComponentType<Subject & DialogProps>>,
): LazyDialog<Subject> {
  const [element, setElement] = useState<ReactNode>(null);
  const openings = useRef(0);

  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);

  return {
    open: async (subject) => {
      const Dialog = await load();
      openings.current += 1;
      const onClosed = () => {
        setElement(null);
        requestAnimationFrame(restoreFocus);
      };
      setElement(<Dialog key={openings.current} {...subject} onClosed={onClosed} />);
    },
    element,
  };
}

/** Moves the focus to the page's title, if the action of the dialog has removed the element that opened it. */
function restoreFocus(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>("main h1");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
}
