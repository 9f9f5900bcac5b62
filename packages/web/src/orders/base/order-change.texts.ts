import { defineTexts } from "@kreislauf/contract/base";

/** Labels of the change log that are not labels of an order's fields. */
export const orderChangeTexts = defineTexts({
  de: { cause: "Anlass", message: "Nachricht", photo: "Foto", attached: "liegt bei", none: "–" },
  en: { cause: "Cause", message: "Message", photo: "Photo", attached: "attached", none: "–" },
});
