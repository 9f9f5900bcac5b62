import { defineTexts } from "@kreislauf/contract/base";

export const signInAgainTexts = defineTexts({
  de: {
    again: {
      title: "Ihre Sitzung ist abgelaufen",
      text: "Melden Sie sich wieder an. Was Sie eingegeben haben, bleibt erhalten.",
      discard: "Eingaben verwerfen",
    },
  },
  en: {
    again: {
      title: "Your session has expired",
      text: "Sign in again. Your entries are kept.",
      discard: "Discard entries",
    },
  },
});
