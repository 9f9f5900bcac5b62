import { defineTexts } from "@kreislauf/contract/base";

export const companyAccountTexts = defineTexts({
  de: {
    elsewhere: (address: string) =>
      `Mit dem Firmenkonto melden Sie sich unter ${address} an. Bitte öffnen Sie das Portal dort.`,
  },
  en: {
    elsewhere: (address) =>
      `Signing in with the company account works at ${address}. Please open the portal there.`,
  },
});
