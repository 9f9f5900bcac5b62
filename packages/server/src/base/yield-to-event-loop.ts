import { setImmediate } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";

/** How long work may block the event loop: nobody notices a wait this short. */
const turnMilliseconds = 20;

let turnBegan = 0;

/** Lets other waiting work run if this work has already run too long. Loops over many rows call it for each row. */
export async function yieldToEventLoop(): Promise<void> {
  const passed = performance.now() - turnBegan;
  // If a test moved the clock back, the event loop must still get its turn.
  if (passed >= 0 && passed < turnMilliseconds) return;
  await setImmediate();
  turnBegan = performance.now();
}

/**
 * Yields after each statement: the embedded database answers synchronously, and many statements in a row would block
 * even requests that do not need it, such as the health check.
 */
export const yieldingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await yieldToEventLoop();
    return result;
  },
};
