import type { ErrorTexts } from "../base/http/error-handler.ts";
import { accountingErrorTexts } from "@kreislauf/contract/accounting";
import { agreementsErrorTexts } from "@kreislauf/contract/agreements";
import { approvalsErrorTexts } from "@kreislauf/contract/approvals";
import { baseErrorTexts } from "@kreislauf/contract/base";
import { budgetsErrorTexts } from "@kreislauf/contract/budgets";
import { deskErrorTexts } from "@kreislauf/contract/desk";
import { exportsErrorTexts } from "@kreislauf/contract/exports";
import { questionsErrorTexts } from "@kreislauf/contract/questions";
import { quotesErrorTexts } from "@kreislauf/contract/quotes";
import { disposersErrorTexts } from "@kreislauf/contract/disposers";
import { invoicesErrorTexts } from "@kreislauf/contract/invoices";
import { labelsErrorTexts } from "@kreislauf/contract/labels";
import { purchasingErrorTexts } from "@kreislauf/contract/purchasing";
import { documentsErrorTexts } from "@kreislauf/contract/documents";
import { sitesErrorTexts } from "@kreislauf/contract/sites";
import { ordersErrorTexts } from "@kreislauf/contract/orders";
import { proofsErrorTexts } from "@kreislauf/contract/proofs";
import { wasteRegisterErrorTexts } from "@kreislauf/contract/waste-register";
import { separationErrorTexts } from "@kreislauf/contract/separation";
import { providerErrorTexts } from "@kreislauf/contract/provider";
import { sessionErrorTexts } from "@kreislauf/contract/session";
import { staffErrorTexts } from "@kreislauf/contract/staff";
import { usersErrorTexts } from "@kreislauf/contract/users";

/** The messages of all error codes, collected from the rooms. A code without a message does not compile. */
export const errorTexts: ErrorTexts = {
  de: {
    ...baseErrorTexts.de,
    ...sessionErrorTexts.de,
    ...usersErrorTexts.de,
    ...sitesErrorTexts.de,
    ...agreementsErrorTexts.de,
    ...documentsErrorTexts.de,
    ...ordersErrorTexts.de,
    ...approvalsErrorTexts.de,
    ...invoicesErrorTexts.de,
    ...accountingErrorTexts.de,
    ...exportsErrorTexts.de,
    ...disposersErrorTexts.de,
    ...labelsErrorTexts.de,
    ...purchasingErrorTexts.de,
    ...budgetsErrorTexts.de,
    ...questionsErrorTexts.de,
    ...quotesErrorTexts.de,
    ...proofsErrorTexts.de,
    ...wasteRegisterErrorTexts.de,
    ...separationErrorTexts.de,
    ...providerErrorTexts.de,
    ...staffErrorTexts.de,
    ...deskErrorTexts.de,
  },
  en: {
    ...baseErrorTexts.en,
    ...sessionErrorTexts.en,
    ...usersErrorTexts.en,
    ...sitesErrorTexts.en,
    ...agreementsErrorTexts.en,
    ...documentsErrorTexts.en,
    ...ordersErrorTexts.en,
    ...approvalsErrorTexts.en,
    ...invoicesErrorTexts.en,
    ...accountingErrorTexts.en,
    ...exportsErrorTexts.en,
    ...disposersErrorTexts.en,
    ...labelsErrorTexts.en,
    ...purchasingErrorTexts.en,
    ...budgetsErrorTexts.en,
    ...questionsErrorTexts.en,
    ...quotesErrorTexts.en,
    ...proofsErrorTexts.en,
    ...wasteRegisterErrorTexts.en,
    ...separationErrorTexts.en,
    ...providerErrorTexts.en,
    ...staffErrorTexts.en,
    ...deskErrorTexts.en,
  },
};
