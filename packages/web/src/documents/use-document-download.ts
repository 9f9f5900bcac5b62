import { documentsApi, type DocumentForm } from "@kreislauf/contract/documents";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../base/api.ts";
import { download, saveFile } from "../base/download.ts";
import { useTexts } from "../base/language.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";

type Zip = Parameters<typeof call<typeof documentsApi.zipDocuments>>[1];

/** Receives documents and hands them to the browser; says so in the words of product.md where that fails. */
export function useDocumentDownload() {
  const texts = useTexts(documentsScreenTexts);
  const show = useSnackbar();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  const run = async (name: string, receive: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(name);
    try {
      await receive();
    } catch {
      show({ message: texts.downloadFailed, variant: "error" });
    } finally {
      setBusy(null);
    }
  };
  const terms = { signal: new AbortController().signal, onProgress: () => undefined };

  const markSeen = async (documentIds: readonly number[]) => {
    await call(documentsApi.markDocumentsSeen, { body: { documentIds: [...documentIds] } });
    await queryClient.invalidateQueries({ queryKey: ["documents", "list"] });
  };
  return {
    busy,
    markSeen,
    one: (id: number, form: DocumentForm, isNew: boolean) =>
      run(`${id} ${form}`, async () => {
        const { file } = await download(
          documentsApi.documentFile,
          { params: { id }, query: { form } },
          terms,
        );
        if (file) saveFile(file);
        if (isNew) await markSeen([id]);
      }),
    many: (body: NonNullable<Zip>["body"]) =>
      run("zip", async () => {
        const { file } = await download(documentsApi.zipDocuments, { body }, terms);
        if (file) saveFile(file);
      }),
  };
}

export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
