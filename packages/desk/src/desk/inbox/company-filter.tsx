import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { AddressFilter } from "../../base/address-filter.tsx";
import { useHashRoute } from "../../base/hash-route.ts";
import { useFilterCompanies, useFilterCompany } from "../inbox.queries.ts";
import { inboxTexts } from "../inbox.texts.ts";

interface Company {
  readonly id: number;
  readonly customerNumber: string;
  readonly name: string;
}

const toOption = ({ id, name, customerNumber }: Company) => ({
  value: id,
  label: name,
  text: customerNumber,
});

/** Filters by a company. There may be thousands, so the server searches them by name or number. */
export function CompanyFilter() {
  const texts = useTexts(inboxTexts);
  const { parameters } = useHashRoute();
  const companyId = Number(parameters.get("companyId") ?? "0") || null;
  const [search, setSearch] = useState("");
  const found = useFilterCompanies(search);
  const chosen = useFilterCompany(companyId);
  return (
    <AddressFilter
      name="companyId"
      label={texts.company}
      searchLabel={texts.searchCompany}
      options={(found.data ?? []).map(toOption)}
      chosen={companyId === null ? undefined : (chosen.data?.map(toOption)[0] ?? unread(companyId))}
      onSearch={setSearch}
    />
  );
}

/** The active filter as its id, shown until its company is loaded and if there is no such company. */
const unread = (companyId: number) => ({ value: companyId, label: String(companyId) });
