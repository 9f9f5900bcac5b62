/** Stored for the tab; deleted when the user changes or signs out. */
const storageKey = "kreislauf.location";

/** The site shown last, on any screen. */
export function rememberedSite(): number | null {
  try {
    return Number(sessionStorage.getItem(storageKey)) || null;
  } catch {
    return null;
  }
}

export function rememberSite(id: number): void {
  try {
    sessionStorage.setItem(storageKey, String(id));
  } catch {
    // Storage is full or forbidden; the address still names the site.
  }
}
