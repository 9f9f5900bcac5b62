/** An id that the tab remembers; deleted when the user changes or signs out. */
export const rememberedId = (storageKey: string) => ({
  get: (): number | null => {
    try {
      return Number(sessionStorage.getItem(storageKey)) || null;
    } catch {
      return null;
    }
  },
  set: (id: number): void => {
    try {
      sessionStorage.setItem(storageKey, String(id));
    } catch {
      // Storage is full or forbidden; it is remembered no longer than the page.
    }
  },
});
