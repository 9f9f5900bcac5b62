/** Runs when the browser has nothing better to do; Safari cannot say when that is. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
