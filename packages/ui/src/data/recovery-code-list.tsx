import { useTexts } from "../base/language.ts";
import { Button } from "../controls/button.tsx";
import { useCopy } from "../feedback/use-copy.ts";
import { recoveryCodeListTexts } from "./recovery-code-list.texts.ts";
import styles from "./recovery-code-list.module.css";

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** Named in the title of the saved file. */
  productName: string;
}

/** New recovery codes, with buttons to copy or save them. */
export function RecoveryCodeList({ codes, productName }: RecoveryCodeListProps) {
  const texts = useTexts(recoveryCodeListTexts);
  const copy = useCopy();
  const file = `${texts.fileTitle(productName)}\n\n${codes.join("\n")}\n`;
  return (
    <>
      <ul className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button small onClick={() => void copy(codes.join("\n"), texts)}>
          {texts.copy}
        </Button>
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={texts.fileName}
        >
          {texts.download}
        </a>
      </p>
    </>
  );
}
