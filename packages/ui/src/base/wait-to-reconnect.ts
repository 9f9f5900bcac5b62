/**
 * Waits half to one and a half times so long, so that browsers that lost the server do not all come back at once; less
 * when the browser is online again, or `signal` aborts.
 */
export function waitToReconnect(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (0.5 + Math.random()));
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", finish, { once: true });
    window.addEventListener("online", finish, { once: true });
  });
}
