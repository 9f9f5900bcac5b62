const key = "kreislauf.company-sign-in";

/**
 * Binds a sign-in at the company's provider to the tab that began it: what comes back opens nothing without it. It
 * outlives the visit at the provider, and only that.
 */
export const browserSecret = {
  set: (secret: string): void => sessionStorage.setItem(key, secret),
  get: (): string | null => sessionStorage.getItem(key),
  remove: (): void => sessionStorage.removeItem(key),
};
