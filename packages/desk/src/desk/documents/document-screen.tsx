import { type DeskDocumentDetail, deskDocumentsApi } from "@kreislauf/contract/desk";
import { documentsTexts } from "@kreislauf/contract/documents";
import { useMutation } from "@tanstack/react-query";
import { ExternalLink, RefreshCcw } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call } from "../../base/call.ts";
import { useHashRoute } from "../../base/hash-route.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { openAttachment } from "../base/open-attachment.ts";
import styles from "../base/page.module.css";
import { SubpageHead } from "../base/subpage-head.tsx";
import { useFormOpener } from "../base/use-form-opener.ts";
import { useDocument } from "../documents.queries.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import { CorrectCard } from "./correct-card.tsx";
import { DocumentFacts } from "./document-facts.tsx";

/** The page of a document: its facts, who opened it, its versions, and the form to correct it. */
export function DocumentScreen({ documentId }: { documentId: number }) {
  const texts = useTexts(documentsDeskTexts);
  const { type: typeNames } = useTexts(documentsTexts);
  const { parameters } = useHashRoute();
  const found = useDocument(documentId);
  const { isOpen, setIsOpen, opener } = useFormOpener();
  const show = useSnackbar();
  const look = useMutation({
    mutationFn: async (version?: number) =>
      openAttachment(
        await call(deskDocumentsApi.deskDocumentFile, {
          params: { documentId },
          query: version === undefined ? {} : { version },
        }),
      ),
    onError: () => show({ message: texts.lookFailed, variant: "error" }),
  });
  const document = found.data?.document;
  const isCorrectable = found.data?.isCorrectable === true;
  const name = document === undefined ? texts.title : `${typeNames[document.type]} ${document.number}`;
  return (
    <div className={styles.page}>
      <SubpageHead
        title={name}
        sub={document && `${document.companyName} · ${document.siteName}`}
        back={{ path: listPathOf(parameters), text: texts.back }}
        actions={
          document && (
            <>
              <Button icon={ExternalLink} busy={look.isPending} onClick={() => look.mutate(undefined)}>
                {texts.look}
              </Button>
              {isCorrectable && (
                <Button
                  ref={opener}
                  icon={RefreshCcw}
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  {texts.correct}
                </Button>
              )}
            </>
          )
        }
      />
      {found.isLoadingError && <LoadFailure title={texts.detailFailed} query={found} />}
      {found.isPending && (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
      {document && isOpen && isCorrectable && (
        <CorrectCard document={document} name={name} onClose={() => setIsOpen(false)} />
      )}
      {found.data && (
        <div className={styles.columns}>
          <div className={styles.form}>
            <DocumentFacts detail={found.data} />
            <Versions detail={found.data} onLook={(version) => look.mutate(version)} />
          </div>
          <Openings detail={found.data} />
        </div>
      )}
    </div>
  );
}

/** The path of the document list as the person left it. A document's address carries the list's query parameters. */
function listPathOf(parameters: URLSearchParams): string {
  const list = new URLSearchParams(parameters);
  if (!list.has("tab")) list.set("tab", "published");
  return `/documents?${list.toString()}`;
}

function Openings({ detail: { document, openings, unopenedBy } }: { detail: DeskDocumentDetail }) {
  const texts = useTexts(documentsDeskTexts);
  const formats = useFormats();
  return (
    <Card flush title={texts.whoOpened}>
      {openings.length === 0 && <p className={styles.empty}>{texts.nobodyOpened}</p>}
      <ul className={styles.rows}>
        {openings.map(({ name, openings: count, lastOpenedOn, firstOpenedOn, version }) => (
          <li key={`${name} ${firstOpenedOn}`} className={styles.row}>
            <div className={styles.rowText}>
              <b>{name}</b>
              <small>
                {texts.openings(count, formats.dateTime(lastOpenedOn))}
                {document.version > 1 && `, ${texts.ofVersion(version)}`}
              </small>
            </div>
          </li>
        ))}
        {unopenedBy.length > 0 && (
          <li className={styles.row}>
            <div className={styles.rowText}>
              <b>{texts.notYet}</b>
              <small>{unopenedBy.join(", ")}</small>
            </div>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Versions({
  detail: { versions },
  onLook,
}: {
  detail: DeskDocumentDetail;
  onLook: (version: number) => void;
}) {
  const texts = useTexts(documentsDeskTexts);
  const formats = useFormats();
  if (versions.length === 0) return null;
  return (
    <Card flush title={texts.versions}>
      <ul className={styles.rows}>
        {versions.map(({ version, netAmount, publishedOn, replacedOn, reason }) => (
          <li key={version} className={styles.row}>
            <div className={styles.rowText}>
              <b>
                {texts.version(version)}
                {netAmount !== null && `, ${formats.money(netAmount)}`}
              </b>
              <small>
                {formats.dateTime(publishedOn)}, {texts.replacedOn(formats.dateTime(replacedOn))}: {reason}
              </small>
            </div>
            <Button small onClick={() => onLook(version)}>
              {texts.look}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
