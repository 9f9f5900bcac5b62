import { storedValue } from "@kreislauf/ui/base/stored-value.ts";

const maxRecentSites = 10;

/** The ids of the sites that were last shown alone, the latest first. Deleted on sign-out. */
export const recentSites = storedValue<readonly number[]>("kreislauf.recentSites", (stored) =>
  Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)).slice(0, maxRecentSites) : [],
);

export const addRecentSite = (id: number): void =>
  recentSites.set([id, ...recentSites.get().filter((other) => other !== id)].slice(0, maxRecentSites));
