import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import { useTexts } from "../base/language.ts";
import { lazyElement, useLazyElement } from "../base/use-lazy-element.ts";
import type { SnackbarMessage } from "./snackbar.tsx";
import { snackbarTexts } from "./snackbar.texts.ts";
import { useLiftAboveBars } from "./use-lift-above-bars.ts";
import styles from "./snackbar-provider.module.css";

type Show = (message: SnackbarMessage) => void;

const SnackbarContext = createContext<Show>(() => {
  throw new Error("No snackbars");
});

/** Loaded when the browser is idle, because the sign-in page shows no message when it opens. */
const snackbar = lazyElement(async () => (await import("./snackbar.tsx")).Snackbar);

/** Shows a message: `show({ message, variant: "success" })` confirms an action. */
export const useSnackbar = (): Show => useContext(SnackbarContext);

/** Shows the messages, the newest at the bottom. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const texts = useTexts(snackbarTexts);
  const nextKey = useRef(0);
  const [snacks, setSnacks] = useState<readonly (SnackbarMessage & { key: number })[]>([]);
  const stack = useRef<HTMLElement>(null);
  useLiftAboveBars(stack, snacks.length > 0);
  const Snackbar = useLazyElement(snackbar, {
    press: snacks.length === 0 ? undefined : snacks,
  });
  const show = useCallback((message: SnackbarMessage) => {
    nextKey.current += 1;
    const key = nextKey.current;
    setSnacks((shown) => [...shown, { ...message, key }]);
  }, []);
  const close = useCallback(
    (key: number) => setSnacks((shown) => shown.filter((snack) => snack.key !== key)),
    [],
  );
  return (
    <SnackbarContext value={show}>
      {children}
      {/* Always mounted: a live region that is inserted together with its text is not announced. Modal dialogs do
          not hide elements with aria-live. */}
      <section ref={stack} className={styles.stack} aria-label={texts.label} aria-live="polite">
        {Snackbar &&
          snacks.map(({ key, ...message }) => <Snackbar key={key} {...message} onClose={() => close(key)} />)}
      </section>
    </SnackbarContext>
  );
}
