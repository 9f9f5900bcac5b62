import { documentsTexts, type Document } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DocumentBadges } from "./document-badges.tsx";
import { DownloadButton } from "./document-columns.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";
import { useDocumentDownload } from "./use-document-download.ts";
import styles from "./documents.module.css";

interface OrderDocumentsProps {
  documents: readonly Document[];
  /** Whether the order has ended, so that no further documents are expected. */
  ended: boolean;
}

/** The documents of an order, each with its downloads; without documents it says whether some are still to come. */
export function OrderDocuments({ documents, ended }: OrderDocumentsProps) {
  const texts = useTexts(documentsScreenTexts);
  const words = useTexts(documentsTexts).type;
  const { date, money } = useFormats();
  const download = useDocumentDownload();
  if (documents.length === 0)
    return <p className={styles.quiet}>{texts.ofOrderEmpty[ended ? "ended" : "running"]}</p>;
  return (
    <ul className={styles.orderDocuments}>
      {documents.map((document) => (
        <li key={document.id}>
          <div className={styles.text}>
            <span className={styles.number}>
              {document.number}
              <DocumentBadges document={document} />
            </span>
            <p className={styles.quiet}>
              {words[document.type]} · {date(document.date)}
              {document.netAmount !== null && ` · ${money(document.netAmount)}`}
            </p>
          </div>
          <DownloadButton document={document} download={download} label={texts.download(document.number)} />
        </li>
      ))}
    </ul>
  );
}
