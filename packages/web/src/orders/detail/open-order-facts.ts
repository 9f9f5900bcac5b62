import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

/** The parts of an order's facts that fold. */
export const orderFactFolds = ["dates", "notes", "disposer"] as const;
export type OrderFactFold = (typeof orderFactFolds)[number];

/** The parts of an order's detail that this browser's user left open. */
export const openOrderFacts = storedValue<readonly OrderFactFold[]>("kreislauf.openOrderFacts", (stored) =>
  Array.isArray(stored) ? orderFactFolds.filter((fold) => stored.includes(fold)) : [],
);
