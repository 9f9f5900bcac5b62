import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

/** The parts of an order's facts that can be folded. */
export const orderFactFolds = ["dates", "notes", "disposer"] as const;
export type OrderFactFold = (typeof orderFactFolds)[number];

/** The foldable parts that the person has left open; remembered in the browser. */
export const openOrderFacts = storedValue<readonly OrderFactFold[]>("kreislauf.openOrderFacts", (stored) =>
  Array.isArray(stored) ? orderFactFolds.filter((fold) => stored.includes(fold)) : [],
);
