import { documentsTexts, documentTypes } from "@kreislauf/contract/documents";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { FilterDate } from "@kreislauf/ui/dates/filter-date.tsx";
import { AddressFilter } from "../../base/address-filter.tsx";
import { changeParameters } from "../../base/hash-route.ts";
import { ListSearch } from "../../base/list-search.tsx";
import { listsTexts } from "../../base/lists.texts.ts";
import {
  documentFilterNames,
  type DocumentFilters as Filters,
  useDocumentCustomer,
  useDocumentCustomerChoices,
  useDocumentSite,
  useDocumentSiteChoices,
} from "../documents.queries.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import { documentListTexts } from "./document-list.texts.ts";
import styles from "./documents.module.css";

const withoutFilters = Object.fromEntries([...documentFilterNames, "page"].map((name) => [name, null]));

/** Search and filters of the list, which the address keeps. On a phone a button opens the filters. */
export function DocumentFilters({ filters }: { filters: Filters }) {
  const { search: searchLabel } = useTexts(documentsDeskTexts);
  const texts = useTexts(documentListTexts);
  const { resetFilters } = useTexts(listsTexts);
  const { types } = useTexts(documentsTexts);
  const isMobile = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  const { search = "", companyId, siteId, from = null, to = null } = filters;
  const count = documentFilterNames.filter((name) => filters[name] !== undefined).length;
  return (
    <div className={styles.filters}>
      <div className={styles.searchRow}>
        <ListSearch label={searchLabel} hint={texts.searchHint} words={search} />
        {isMobile && (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {count === 0 ? texts.filters : texts.filtersSet(count)}
          </Button>
        )}
      </div>
      {(isOpen || !isMobile) && (
        <>
          <AddressFilter
            name="type"
            label={texts.type}
            searchLabel={texts.searchType}
            options={documentTypes.map((value) => ({ value, label: types[value] }))}
          />
          <CustomerFilter companyId={companyId} />
          <SiteFilter siteId={siteId} companyId={companyId} />
          <FilterDate
            label={texts.from}
            value={from}
            today={today()}
            facts={(day) => (to !== null && day > to ? { lockedBecause: texts.afterEnd } : {})}
            onChange={(date) => changeParameters({ from: date, page: null })}
          />
          <FilterDate
            label={texts.to}
            value={to}
            today={today()}
            facts={(day) => (from !== null && day < from ? { lockedBecause: texts.beforeStart } : {})}
            onChange={(date) => changeParameters({ to: date, page: null })}
          />
          {count > 0 && (
            <Button small variant="ghost" onClick={() => changeParameters(withoutFilters)}>
              {resetFilters}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The active filter as its id, shown until the name is loaded and if no customer or site has that id. */
const unread = (id: string) => ({ value: Number(id), label: id });

/** Filters by a customer. There may be thousands, so the server searches them by name or number. */
function CustomerFilter({ companyId }: { companyId: string | undefined }) {
  const texts = useTexts(documentListTexts);
  const [search, setSearch] = useState("");
  const found = useDocumentCustomerChoices(search);
  const chosen = useDocumentCustomer(companyId);
  const toOption = ({ id, name, customerNumber }: { id: number; name: string; customerNumber: string }) => ({
    value: id,
    label: name,
    text: customerNumber,
  });
  return (
    <AddressFilter
      name="companyId"
      label={texts.customer}
      searchLabel={texts.searchCustomer}
      options={(found.data?.customers ?? []).map(toOption)}
      chosen={
        companyId === undefined ? undefined : (chosen.data?.customers.map(toOption)[0] ?? unread(companyId))
      }
      onSearch={setSearch}
      clears={["siteId"]}
    />
  );
}

interface Site {
  readonly id: number;
  readonly name: string;
  readonly siteNumber: string | null;
  readonly companyName: string;
}

/** Filters by a site: of the chosen customer, or of any customer if none is chosen. */
function SiteFilter({ siteId, companyId }: { siteId: string | undefined; companyId: string | undefined }) {
  const texts = useTexts(documentListTexts);
  const [search, setSearch] = useState("");
  const found = useDocumentSiteChoices(search, companyId);
  const chosen = useDocumentSite(siteId);
  const toOption = ({ id, name, siteNumber, companyName }: Site) => ({
    value: id,
    label: name,
    text: [siteNumber, companyId === undefined ? companyName : null]
      .filter((part) => part !== null)
      .join(" · "),
  });
  return (
    <AddressFilter
      name="siteId"
      label={texts.site}
      searchLabel={texts.searchSite}
      options={(found.data?.sites ?? []).map(toOption)}
      chosen={siteId === undefined ? undefined : (chosen.data?.sites.map(toOption)[0] ?? unread(siteId))}
      onSearch={setSearch}
    />
  );
}
