import { longestProviderText } from "@kreislauf/contract/provider";
import { createCompany, lockCompany, updateCompany } from "../users/index.ts";
import { flag, text } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { needed, optional } from "./read-import.ts";
import { type ImportKind, withoutTwins } from "./run-import.ts";

const columns = {
  customerNumber: needed(text(longestProviderText.customerNumber)),
  name: needed(text(longestProviderText.companyName)),
  documents: optional(flag),
};

/** Companies by the provider's own number. Those of a table without the column keep whether they see documents. */
export const companyImport: ImportKind<typeof columns> = {
  columns,
  headings: { de: importTexts.de.companies, en: importTexts.en.companies },
  write: async (work, table, outcome) => {
    for (const { values } of withoutTwins(table, "customerNumber", ({ customerNumber }) => customerNumber)) {
      const { customerNumber, name, documents } = values;
      const label = `${customerNumber} ${name}`;
      const created = await createCompany(work, { customerNumber, name, documents: documents ?? false });
      if (created !== undefined) {
        outcome.created.push(label);
        continue;
      }
      const company = await lockCompany(work, customerNumber);
      if (company === undefined) throw new Error(`Company ${customerNumber} is gone.`);
      const after = await updateCompany(work, company, {
        name,
        documents: documents === undefined ? company.documents_enabled : (documents ?? false),
      });
      if (after === company) outcome.unchanged += 1;
      else outcome.changed.push(label);
    }
  },
};
