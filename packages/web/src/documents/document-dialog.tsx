import {
  type Document,
  type DocumentForm,
  documentForms,
  documentsTexts,
} from "@kreislauf/contract/documents";
import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Download, ExternalLink, ListChecks } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { useObjectUrl } from "../base/use-object-url.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { EarlierVersions } from "./document-versions.tsx";
import { DocumentNeighbours, type DocumentPlace } from "./document-neighbours.tsx";
import { DocumentLines } from "./document-lines.tsx";
import { documentChildrenQuery, documentFiguresQuery, documentPdfQuery } from "./documents.queries.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import { useDocumentDownload } from "./use-document-download.ts";
import styles from "./documents.module.css";

interface DocumentDialogProps {
  id: number;
  /** Returns the URL that shows another document in this dialog. */
  hrefOf: (id: number) => string;
  onClosed: () => void;
  /** The document's place in the list behind the dialog; undefined if the list's current page does not contain it. */
  place?: DocumentPlace | undefined;
}

/** The preview of a document with its downloads, its lines, and the orders and receipts of these lines. */
export function DocumentDialog({ id, hrefOf, onClosed, place }: DocumentDialogProps) {
  const texts = useTexts(documentsScreenTexts);
  const words = useTexts(documentsTexts);
  const isMobile = useIsMobile();
  const { permissions } = useUser();
  const [open, setOpen] = useState(true);
  const pdf = useQuery(documentPdfQuery(id));
  const figures = useQuery(documentFiguresQuery(id));
  const linkedDocuments = useQuery(documentChildrenQuery(id));
  const download = useDocumentDownload();
  const pdfUrl = useObjectUrl(pdf.data?.file);
  const title = pdf.data?.fileName.replace(/\.pdf$/, "") ?? texts.title;
  const close = () => setOpen(false);
  const button = (form: DocumentForm) => (
    <Button
      key={form}
      icon={Download}
      variant={form === "pdf" ? "primary" : "secondary"}
      busy={download.busy === `${id} ${form}`}
      onClick={() => void download.one(id, form, false)}
    >
      {words.form[form]}
    </Button>
  );
  const eInvoice = figures.data ? documentForms.filter((form) => form !== "pdf").map(button) : [];

  // A document is marked as seen once its PDF is loaded.
  const isShown = pdf.isSuccess;
  const markSeen = useEffectEvent(() => void download.markSeen([id]).catch(() => undefined));
  useEffect(() => {
    if (isShown) markSeen();
  }, [isShown, id]);

  const facts = linkedDocuments.data?.document;
  const invoices = linkedDocuments.data?.invoices ?? [];
  const receipts = figures.data ? [] : (linkedDocuments.data?.documents ?? []);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      title={title}
      maxWidth={1120}
      footerNote={place && <DocumentNeighbours place={place} />}
      actions={
        <>
          <Button onClick={close}>{texts.close}</Button>
          {!isMobile && eInvoice}
          {button("pdf")}
        </>
      }
    >
      <div className={styles.dialog}>
        {linkedDocuments.data && <Corrections document={linkedDocuments.data.document} hrefOf={hrefOf} />}
        <div className={styles.preview}>
          {pdf.isError ? (
            <LoadFailure title={texts.downloadFailed} query={pdf} />
          ) : pdfUrl === undefined ? (
            <Delayed text={texts.previewLoading}>
              <SkeletonCard />
            </Delayed>
          ) : isMobile ? (
            // Mobile browsers do not show PDFs inside a page.
            <>
              <p className={styles.quiet}>{texts.onPhone}</p>
              <LinkButton icon={ExternalLink} href={pdfUrl} target="_blank" rel="noreferrer">
                {texts.open}
              </LinkButton>
            </>
          ) : (
            // Browsers show no PDFs in a sandbox; published files are checked to be PDFs.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe className={styles.page} src={`${pdfUrl}#navpanes=0`} title={texts.preview(title)} />
          )}
        </div>
        <div className={styles.facts}>
          {/* On narrow screens these buttons are here, because the footer has room for only two other buttons. */}
          {isMobile && eInvoice.length > 0 && <div className={styles.forms}>{eInvoice}</div>}
          {facts && <DocumentFacts document={facts} />}
          {figures.data && facts?.type === "invoice" && permissions.includes(permission.documentManager) && (
            <div>
              <LinkButton icon={ListChecks} href={hrefTo("invoice", { documentId: id })}>
                {texts.check}
              </LinkButton>
            </div>
          )}
          <EarlierVersions id={id} versions={linkedDocuments.data?.versions ?? []} />
          <DocumentLines id={id} hrefOf={hrefOf} />
          <LinkedDocuments title={texts.invoices(invoices.length)} documents={invoices} hrefOf={hrefOf} />
          <LinkedDocuments title={texts.receipts(receipts.length)} documents={receipts} hrefOf={hrefOf} />
        </div>
      </div>
    </Dialog>
  );
}

/** A list of documents that belong to the shown one. Renders nothing if there are none. */
function LinkedDocuments({
  title,
  documents,
  hrefOf,
}: {
  title: string;
  documents: readonly { readonly id: number; readonly number: string }[];
  hrefOf: (id: number) => string;
}) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.receipts}>
        {documents.map(({ id, number }) => (
          <li key={id}>
            <a href={hrefOf(id)}>{number}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The document that replaced the shown one, and the document that the shown one corrects. */
function Corrections({ document, hrefOf }: { document: Document; hrefOf: (id: number) => string }) {
  const texts = useTexts(documentsScreenTexts);
  const { corrects, supersededBy, type } = document;
  if (corrects === null && supersededBy === null) return null;
  return (
    <div className={styles.corrections}>
      {supersededBy && (
        <Note variant="warning">
          {texts.supersededBy(type)} <a href={hrefOf(supersededBy.id)}>{supersededBy.number}</a>
        </Note>
      )}
      {corrects && (
        <Note>
          {texts.corrects} <a href={hrefOf(corrects.id)}>{corrects.number}</a>
        </Note>
      )}
    </div>
  );
}
