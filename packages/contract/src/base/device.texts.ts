import { defineTexts } from "./language.ts";
import type { Device } from "./device.ts";

/** Names a device by its browser and system. */
export const deviceTexts = defineTexts({
  de: {
    name: ({ browser, system }: Device): string =>
      browser && system ? `${browser} auf ${system}` : (browser ?? system ?? "Unbekanntes Gerät"),
  },
  en: {
    name: ({ browser, system }) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device"),
  },
});
