import { sortByWords } from "@kreislauf/contract/base";
import { catalogTexts, type AgreementTypeId } from "@kreislauf/contract/catalog";
import { Search } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-list.module.css";

interface AgreementFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  agreementTypes: ReadonlySet<AgreementTypeId>;
  selectedType: AgreementTypeId | null;
  onSelectType: (type: AgreementTypeId | null) => void;
}

/** The search field and the filter by type, for sites with many agreements. */
export function AgreementFilters({
  search,
  onSearch,
  agreementTypes,
  selectedType,
  onSelectType,
}: AgreementFiltersProps) {
  const texts = useTexts(agreementsScreenTexts);
  const language = useLanguage();
  const typeNames = useTexts(catalogTexts).agreementType;
  return (
    <div className={styles.filters} role="search">
      <div className={styles.search}>
        <TextField
          type="search"
          label={texts.search}
          labelHidden
          placeholder={texts.search}
          icon={Search}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <div className={styles.kinds}>
        <SegmentedControl
          label={texts.kind}
          labelHidden
          fill={useIsMobile()}
          options={[
            { value: "all", label: texts.allKinds },
            ...sortByWords(agreementTypes, typeNames, language).map((each) => ({
              value: each,
              label: typeNames[each],
            })),
          ]}
          value={selectedType ?? "all"}
          onChange={(value) => onSelectType(value === "all" ? null : value)}
        />
      </div>
    </div>
  );
}
