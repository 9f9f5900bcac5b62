import { useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { whenIdle } from "../base/when-idle.ts";

interface DialogProps {
  /** It has left the screen. */
  readonly onClosed: () => void;
}

interface LazyDialog<Subject> {
  /** Rejects where the dialog's code does not arrive. */
  readonly open: (subject: Subject) => Promise<void>;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/**
 * A dialog in a chunk of its own. Its code comes when the browser is idle, at the latest when it is opened. `load`
 * stays the same from one rendering to the next.
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

/** What opened a dialog may be gone with what was done in it: the page then goes on from its title. */
function restoreFocus(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>("main h1");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
}
