import { defineTexts } from "./language.ts";
import type { Device } from "./device.ts";

/** The name of a device, made of its browser and operating system. */
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
