import type { ErrorTexts } from "./base/answer-errors.ts";
import { agreementsErrorTexts } from "@kreislauf/contract/agreements";
import { baseErrorTexts } from "@kreislauf/contract/base";
import { exportsErrorTexts } from "@kreislauf/contract/exports";
import { documentsErrorTexts } from "@kreislauf/contract/documents";
import { locationsErrorTexts } from "@kreislauf/contract/locations";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { providerErrorTexts } from "@kreislauf/contract/provider";
import { sessionErrorTexts } from "@kreislauf/contract/session";
import { usersErrorTexts } from "@kreislauf/contract/users";

/** The sentence of every code, from the rooms; a code without one does not compile. */
export const errorTexts: ErrorTexts = {
  de: {
    ...baseErrorTexts.de,
    ...sessionErrorTexts.de,
    ...usersErrorTexts.de,
    ...locationsErrorTexts.de,
    ...agreementsErrorTexts.de,
    ...documentsErrorTexts.de,
    ...ordersErrorTexts.de,
    ...exportsErrorTexts.de,
    ...providerErrorTexts.de,
  },
  en: {
    ...baseErrorTexts.en,
    ...sessionErrorTexts.en,
    ...usersErrorTexts.en,
    ...locationsErrorTexts.en,
    ...agreementsErrorTexts.en,
    ...documentsErrorTexts.en,
    ...ordersErrorTexts.en,
    ...exportsErrorTexts.en,
    ...providerErrorTexts.en,
  },
};
