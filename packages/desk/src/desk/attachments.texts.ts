import { defineTexts } from "@kreislauf/contract/base";

export const attachmentsTexts = defineTexts({
  de: { open: (name: string) => `${name} öffnen` },
  en: { open: (name) => `Open ${name}` },
});
