import { defineTexts } from "@kreislauf/contract/base";

export const keepInquiryFilesTexts = defineTexts({
  de: { withoutNote: "Anhänge der Anfrage" },
  en: { withoutNote: "Attachments to the request" },
});
