import { defineTexts } from "@kreislauf/contract/base";

export const snackbarTexts = defineTexts({
  de: { label: "Meldungen", close: "Meldung schließen" },
  en: { label: "Messages", close: "Close message" },
});
