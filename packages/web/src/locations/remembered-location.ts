/** Lives as long as the tab, and is cleared when another user or nobody is signed in. */
const storageKey = "kreislauf.location";

/** The site looked at last, in whichever screen. */
export function rememberedLocation(): number | null {
  try {
    return Number(sessionStorage.getItem(storageKey)) || null;
  } catch {
    return null;
  }
}

export function rememberLocation(id: number): void {
  try {
    sessionStorage.setItem(storageKey, String(id));
  } catch {
    // Storage is full or forbidden; the address still names the site.
  }
}
