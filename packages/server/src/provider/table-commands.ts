import type { Command } from "./command.ts";
import { agreementImport } from "./import-agreements.ts";
import { companyImport } from "./import-companies.ts";
import { orderImport } from "./import-orders.ts";
import { siteImport } from "./import-sites.ts";
import { importing } from "./run-import.ts";

const takes = "FILE [--dry-run]";

export const tableCommands: readonly Command[] = [
  {
    words: "import companies",
    takes,
    help: "imports companies from CSV or XLSX, by customer number",
    run: importing(companyImport),
  },
  {
    words: "import sites",
    takes,
    help: "imports sites, by customer number and site number",
    run: importing(siteImport),
  },
  {
    words: "import agreements",
    takes,
    help: "imports agreements, by agreement number",
    run: importing(agreementImport),
  },
  {
    words: "import orders",
    takes,
    help: "imports orders of a former portal, past and ahead, by order number",
    run: importing(orderImport),
  },
];
