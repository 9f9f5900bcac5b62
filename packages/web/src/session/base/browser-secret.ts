const key = "kreislauf.company-sign-in";

/**
 * Binds a sign-in at the company's identity provider to the browser tab that began it: the ticket that comes back opens
 * a session only together with this secret. The secret is kept during the redirect, but not after the tab is closed.
 */
export const browserSecret = {
  set: (secret: string): void => sessionStorage.setItem(key, secret),
  get: (): string | null => sessionStorage.getItem(key),
  remove: (): void => sessionStorage.removeItem(key),
};
