import { maxProviderTextLengths } from "@kreislauf/contract/provider";
import { createCompany, lockCompany, updateCompany } from "../../users/index.ts";
import { yesOrNo, text } from "./import-cells.ts";
import { importTexts } from "./import.texts.ts";
import { required, optional } from "./read-import.ts";
import { type ImportDefinition, withoutDuplicateRows } from "./run-import.ts";

const columns = {
  customerNumber: required(text(maxProviderTextLengths.customerNumber)),
  name: required(text(maxProviderTextLengths.companyName)),
  documents: optional(yesOrNo),
};

/**
 * Imports companies, identified by the provider's own number. If the table has no documents column, the flag stays as
 * it is.
 */
export const companyImport: ImportDefinition<typeof columns> = {
  columns,
  headings: { de: importTexts.de.companies, en: importTexts.en.companies },
  write: async (work, table, outcome) => {
    for (const { values } of withoutDuplicateRows(
      table,
      "customerNumber",
      ({ customerNumber }) => customerNumber,
    )) {
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
