import { describeCostCentre, type Document, formatMonth } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { DocumentBadges } from "./document-badges.tsx";
import { DownloadButton } from "./document-columns.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";
import { PaymentState } from "./payment-state.tsx";
import type { DocumentDownload } from "./use-document-download.ts";
import styles from "./documents.module.css";

interface DocumentCardProps {
  document: Document;
  href: string;
  download: DocumentDownload;
  /** The name of the site; undefined if all documents of the list belong to one site. */
  site?: string | undefined;
  /** The checkbox that selects the document; undefined if documents cannot be selected. */
  choice?: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };
}

/** A document as a card, for narrow screens: on the left its facts, on the right its amount and its PDF. */
export function DocumentCard({ document, href, download, site, choice }: DocumentCardProps) {
  const texts = useTexts(documentsScreenTexts);
  const language = useLanguage();
  const { date, money } = useFormats();
  return (
    <div className={styles.card}>
      {choice && (
        <span className={styles.aboveRowLink}>
          <Checkbox
            label={texts.choose(document.number)}
            labelHidden
            checked={choice.isChosen}
            onChange={(event) => choice.onChoose(event.target.checked)}
          />
        </span>
      )}
      <div className={styles.text}>
        <a className={styles.rowLink} href={href}>
          {document.number}
        </a>
        <DocumentBadges document={document} />
        <p className={styles.quiet}>
          {[
            site,
            date(document.date),
            formatMonth(document.monthOfServiceDate, language),
            describeCostCentre(document, language),
          ]
            .filter((part) => part !== undefined)
            .join(" · ")}
        </p>
        {document.supersededBy === null && <PaymentState document={document} />}
      </div>
      <div className={styles.end}>
        {document.netAmount !== null && <span className={styles.amount}>{money(document.netAmount)}</span>}
        <DownloadButton document={document} download={download} label={texts.download(document.number)} />
      </div>
    </div>
  );
}

/** The placeholder for a document while the list loads. */
export function DocumentCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={classNames(styles.text, styles.bars)}>
        <Skeleton width="60%" height={18} />
        <Skeleton width="80%" />
      </div>
      <div className={styles.bars}>
        <Skeleton width={84} />
        <Skeleton width={84} height={26} />
      </div>
    </div>
  );
}
