import { documentsErrorTexts, maxDocumentsAtOnce } from "@kreislauf/contract/documents";
import { Download, FileSpreadsheet, FolderDown, type LucideIcon } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Spinner } from "@kreislauf/ui/drawings/spinner.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { type DocumentListState, toDocumentFilter, toTabsFilter } from "./document-list-state.ts";
import { documentListTexts } from "./document-list.texts.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { DocumentDownload } from "./use-document-download.ts";

interface DocumentFilesProps {
  state: DocumentListState;
  /** The ids of the selected documents; if it is empty, all documents that match the filters are meant. */
  chosen: readonly number[];
  total: number;
  totalOfAllTypes: number;
  download: DocumentDownload;
}

/** Downloads the selected or all documents in different forms. These are buttons, on narrow screens a menu. */
export function DocumentFiles(props: DocumentFilesProps) {
  const texts = useTexts(documentListTexts);
  const isMobile = useIsMobile();
  const files = useFiles(props);
  if (!isMobile)
    return files.map(({ text, ...file }) => (
      <Button key={text} small {...file}>
        {text}
      </Button>
    ));
  const isOneRunning = files.some(({ busy }) => busy);
  return (
    <Menu
      trigger={
        // Not busy, because the menu offers the other files while one file is being downloaded.
        <Button small icon={isOneRunning ? undefined : Download}>
          {isOneRunning && <Spinner />}
          {texts.files}
        </Button>
      }
      entries={files.map(({ onClick, ...file }) => ({ ...file, onSelect: onClick }))}
    />
  );
}

interface FileChoice {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly busy: boolean;
  readonly busyText?: string | undefined;
  readonly lockedBecause: string | undefined;
  readonly onClick: () => void;
}

function useFiles({
  state,
  chosen,
  total,
  totalOfAllTypes,
  download,
}: DocumentFilesProps): readonly FileChoice[] {
  const texts = useTexts(documentsScreenTexts);
  const { too_many_documents: tooMany } = useTexts(documentsErrorTexts);
  const { number } = useFormats();
  const isAll = chosen.length === 0;
  const wanted = isAll ? toDocumentFilter(state) : { documentIds: [...chosen] };
  const whyLocked = (count: number) => (isAll && count > maxDocumentsAtOnce ? tooMany : undefined);
  // If the list is filtered by check or payment, it has no other types, because only invoices have these states.
  const hasOtherTypes = state.check === null && state.payment === null && totalOfAllTypes > total;
  // Only one ZIP file is made at a time, so both buttons are busy then; the button of the other file keeps its text.
  const isPacking = download.busy === "zip" || download.busy === "zip of all types";
  return [
    {
      text: texts.table,
      icon: FileSpreadsheet,
      busy: download.isTableBusy,
      lockedBecause: whyLocked(total),
      onClick: () => void download.table(wanted),
    },
    {
      text: isAll ? texts.zipAll(number(total)) : texts.zip,
      icon: FolderDown,
      busy: isPacking,
      busyText: download.busy === "zip of all types" ? undefined : texts.zipBusy,
      lockedBecause: whyLocked(total),
      onClick: () => void download.many(wanted),
    },
    ...(isAll && hasOtherTypes
      ? [
          {
            text: texts.zipAllTypes(number(totalOfAllTypes)),
            icon: FolderDown,
            busy: isPacking,
            busyText: download.busy === "zip" ? undefined : texts.zipBusy,
            lockedBecause: whyLocked(totalOfAllTypes),
            onClick: () => void download.ofAllTypes(toTabsFilter(state)),
          },
        ]
      : []),
  ];
}
