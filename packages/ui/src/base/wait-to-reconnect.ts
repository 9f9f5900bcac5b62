/**
 * Waits between half and one and a half times `milliseconds`, so that not all browsers that lost the server reconnect
 * at once. Ends early when the browser is online again or `signal` aborts.
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
