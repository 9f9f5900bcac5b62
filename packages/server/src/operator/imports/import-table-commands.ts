import type { Command } from "../base/command.ts";
import { agreementImport } from "./import-agreements.ts";
import { companyImport } from "./import-companies.ts";
import { invoiceLineImport } from "./import-invoice-lines.ts";
import { orderImport } from "./import-orders.ts";
import { proofImport } from "./import-proofs.ts";
import { paymentImport } from "./import-payments.ts";
import { priceImport } from "./import-prices.ts";
import { referenceImport } from "./import-references.ts";
import { siteImport } from "./import-sites.ts";
import { wasteListImport } from "./import-waste-list.ts";
import { runImport } from "./run-import.ts";

const takes = "FILE [--dry-run]";

export const importTableCommands: readonly Command[] = [
  {
    words: "import companies",
    usage: takes,
    help: "imports companies from CSV or XLSX, by customer number",
    makesDatabase: true,
    run: runImport(companyImport),
  },
  {
    words: "import sites",
    usage: takes,
    help: "imports sites, by customer number and site number",
    run: runImport(siteImport),
  },
  {
    words: "import agreements",
    usage: takes,
    help: "imports agreements, by agreement number",
    run: runImport(agreementImport),
  },
  {
    words: "import orders",
    usage: takes,
    help: "imports orders of a former portal, past and ahead, by order number",
    run: runImport(orderImport),
  },
  {
    words: "import proofs",
    usage: takes,
    help: "imports disposal proofs for hazardous waste, by site, waste type and proof number",
    run: runImport(proofImport),
  },
  {
    words: "import references",
    usage: takes,
    help: "imports cost centres, projects and PO numbers, by customer number, kind and number",
    run: runImport(referenceImport),
  },
  {
    words: "import prices",
    usage: takes,
    help: "imports price lists of agreements, by agreement number and first day",
    run: runImport(priceImport),
  },
  {
    words: "avv import",
    usage: takes,
    help: "imports the waste list as a whole: code, hazardous, german and english",
    makesDatabase: true,
    run: runImport(wasteListImport),
  },
  {
    words: "import invoice-lines",
    usage: takes,
    help: "imports lines of invoices that were published as files, by document number",
    run: runImport(invoiceLineImport),
  },
  {
    words: "import payments",
    usage: takes,
    help: "imports payments and due dates of published documents, by document number",
    run: runImport(paymentImport),
  },
];
