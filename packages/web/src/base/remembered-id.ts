/** An id in the tab's session storage, or null. The app deletes it when the user changes or signs out. */
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
      // The storage is full or forbidden, so the id is not remembered.
    }
  },
});
