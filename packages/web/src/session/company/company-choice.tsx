import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { companyTexts } from "./company.texts.ts";
import styles from "./company-choice.module.css";

interface CompanyChoiceProps {
  companies: readonly { readonly id: number; readonly name: string }[];
  value: number | null;
  onChange: (id: number) => void;
  error: string | undefined;
}

/** Radio buttons for the user's companies, and below them the error of the last attempt. */
export function CompanyChoice({ companies, error, ...choice }: CompanyChoiceProps) {
  const texts = useTexts(companyTexts).company;
  const options = companies.map(({ id, name }) => ({ value: id, title: name }));
  return (
    <>
      <ChoiceRows label={texts.label} labelHidden options={options} {...choice} />
      {error !== undefined && (
        <div className={styles.problem}>
          <Note variant="error" role="alert">
            {error}
          </Note>
        </div>
      )}
    </>
  );
}
