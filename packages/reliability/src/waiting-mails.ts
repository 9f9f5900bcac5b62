import { setTimeout as wait } from "node:timers/promises";

/** Waits until the portal's metrics say that no mail waits to be sent, but no longer than `milliseconds`. */
export async function waitForMails(metricsPort: string, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while ((await countWaitingMails(metricsPort)) !== 0 && performance.now() < until) await wait(1_000);
}

/**
 * The number of waiting mails in the metrics, which the portal reads from its database at most every five seconds; NaN
 * if the metrics lack it.
 */
async function countWaitingMails(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^portal_queue_waiting\{queue="outbox_mails"\} (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}
