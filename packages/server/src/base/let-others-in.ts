import { setImmediate } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";

/** Nobody notices having waited for so long. */
const turnMilliseconds = 20;

let turnBegan = 0;

/** Lets all that waits have its turn. Whoever works through many rows calls it at each of them. */
export async function letOthersIn(): Promise<void> {
  if (performance.now() - turnBegan < turnMilliseconds) return;
  await setImmediate();
  turnBegan = performance.now();
}

/**
 * The embedded database answers within the turn of whoever asks: statement after statement would keep even those
 * waiting who want nothing of it, like the one who asks whether the process is up.
 */
export const lettingOthersIn: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await letOthersIn();
    return result;
  },
};
