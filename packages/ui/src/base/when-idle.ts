/**
 * Runs `work` when the browser is idle, after three seconds at the latest; in Safari, which cannot tell, after one
 * second. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
