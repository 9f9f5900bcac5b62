import { setImmediate } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";

/** Nobody notices a wait this short. */
const turnMilliseconds = 20;

let turnBegan = 0;

/** Lets waiting work run. Loops over many rows call it for each row. */
export async function yieldToEventLoop(): Promise<void> {
  const passed = performance.now() - turnBegan;
  // A clock that a test moved back must not stop the turns.
  if (passed >= 0 && passed < turnMilliseconds) return;
  await setImmediate();
  turnBegan = performance.now();
}

/**
 * The embedded database answers synchronously: statement after statement would block even requests that do not need
 * it, such as the health check.
 */
export const yieldingPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await yieldToEventLoop();
    return result;
  },
};
