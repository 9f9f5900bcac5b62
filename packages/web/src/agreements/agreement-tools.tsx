import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { Search } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { useIsMobile } from "../base/viewport.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { TextField } from "../ui/text-field.tsx";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import styles from "./agreement-board.module.css";

interface AgreementToolsProps {
  search: string;
  onSearch: (search: string) => void;
  kinds: readonly AgreementTypeId[];
  kind: AgreementTypeId | null;
  onKind: (kind: AgreementTypeId | null) => void;
}

/** Finds a card among many. */
export function AgreementTools({ search, onSearch, kinds, kind, onKind }: AgreementToolsProps) {
  const texts = useTexts(agreementsScreenTexts);
  const kindNames = useTexts(catalogTexts).agreementType;
  return (
    <div className={styles.finding} role="search">
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
            ...kinds.map((each) => ({ value: each, label: kindNames[each] })),
          ]}
          value={kind ?? "all"}
          onChange={(value) => onKind(value === "all" ? null : value)}
        />
      </div>
    </div>
  );
}
