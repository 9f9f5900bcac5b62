import { documentsApi, type DocumentForm } from "@kreislauf/contract/documents";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitFailure, useSubmit } from "../base/use-submit.ts";
import { call, type CallRequest } from "../base/api.ts";
import { download, type DownloadedFile, saveFile } from "../base/download.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";

type ZipBody = NonNullable<CallRequest<typeof documentsApi.zipDocuments>>["body"];
type TableBody = NonNullable<CallRequest<typeof documentsApi.downloadDocumentTable>>["body"];
type SeenRequest = CallRequest<typeof documentsApi.markDocumentsSeen>["body"];

/**
 * Functions that download documents, and show the reason if a download fails (docs/coverage.md 8.9). Others mark
 * documents as seen.
 */
export function useDocumentDownload() {
  const texts = useTexts(documentsScreenTexts);
  const show = useSnackbar();
  const queryClient = useQueryClient();
  const onFailure = ({ kind, sentence }: SubmitFailure) =>
    show({ message: kind === "refused" ? sentence : texts.downloadFailed, variant: "error" });
  const { busy, input, submit } = useSubmit({
    send: ({ receive }: { name: string; receive: () => Promise<unknown> }) => receive(),
    onFailure,
  });
  const run = (name: string, receive: () => Promise<unknown>) => submit({ name, receive });
  const save = (file: DownloadedFile | undefined) => {
    if (file === undefined) return;
    saveFile(file);
    show({ message: texts.saved(file.fileName), variant: "success" });
  };
  // Separate from the other downloads, so that the table does not wait for a ZIP file, which may take minutes.
  const table = useSubmit({
    send: async (body: TableBody) =>
      save((await download(documentsApi.downloadDocumentTable, { body })).file),
    onFailure,
  });
  const packed = (name: string, body: ZipBody) =>
    run(name, async () => save((await download(documentsApi.zipDocuments, { body })).file));

  const sendSeen = async (body: SeenRequest) => {
    await call(documentsApi.markDocumentsSeen, { body });
    await queryClient.invalidateQueries({ queryKey: ["documents", "list"] });
  };
  const markSeen = (documentIds: readonly number[]) => sendSeen({ documentIds: [...documentIds] });
  const markingAll = useSubmit({
    send: (filter: Omit<SeenRequest, "documentIds">) => sendSeen({ documentIds: [], ...filter }),
    onFailure: ({ sentence }) => show({ message: sentence, variant: "error" }),
  });
  return {
    /** The name of the running download; null if there is none, or if it is the table. */
    busy: busy ? (input?.name ?? null) : null,
    markSeen,
    markAllSeen: (filter: Omit<SeenRequest, "documentIds">) => void markingAll.submit(filter),
    /** Downloads the current version in the given form, or the PDF of an earlier version. */
    one: (id: number, form: DocumentForm, isNew: boolean, version?: number) =>
      run([id, form, version].filter(Boolean).join(" "), async () => {
        const query = { form, ...(version !== undefined && { version }) };
        save((await download(documentsApi.documentFile, { params: { id }, query })).file);
        // The file is saved even if the document cannot be marked as seen.
        if (isNew) await markSeen([id]).catch(() => undefined);
      }),
    many: (body: ZipBody) => packed("zip", body),
    table: table.submit,
    isTableBusy: table.busy,
    ofAllTypes: (filter: Omit<ZipBody, "documentIds" | "documentTypes">) =>
      packed("zip of all types", filter),
  };
}

export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
