import { Building2, Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SuggestField } from "@kreislauf/ui/controls/suggest-field.tsx";
import { useDocumentCustomers } from "../documents.queries.ts";
import { documentsDeskTexts } from "../documents.texts.ts";

interface CustomerFieldProps {
  label: string;
  /** A customer number from the file's name that no customer has; null if there is none. */
  unknown: string | null;
  /** The name of the chosen customer, or null. */
  chosen: string | null;
  onChoose: (companyId: number) => void;
}

/** A field that finds a customer by name or number. */
export function CustomerField({ label, unknown, chosen, onChoose }: CustomerFieldProps) {
  const texts = useTexts(documentsDeskTexts);
  const [search, setSearch] = useState<string | null>(null);
  const found = useDocumentCustomers(search ?? "");
  const customers = search === null || search.trim().length < 2 ? [] : (found.data?.customers ?? []);
  return (
    <SuggestField
      label={label}
      labelHidden
      icon={Search}
      suggestionIcon={Building2}
      value={search ?? chosen ?? ""}
      onChange={setSearch}
      hint={unknown === null ? undefined : texts.unknownCustomer(unknown)}
      status={search !== null && found.isSuccess && customers.length === 0 ? texts.noCustomer : undefined}
      suggestions={customers.map(({ id, name, customerNumber }) => ({
        key: String(id),
        title: name,
        text: customerNumber,
      }))}
      onPick={({ key }) => {
        setSearch(null);
        onChoose(Number(key));
      }}
    />
  );
}
