import { useRef, useState } from "react";

/** One piece of work at a time: a second click is no second order. */
export function useAlone() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  async function alone(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, alone };
}
