import {
  canAddSketch,
  sitesApi,
  sitesErrorTexts,
  type SiteCreation,
  detectSketchMediaType,
} from "@kreislauf/contract/sites";
import { useEffect, useRef, useState } from "react";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { toDataUri } from "../../base/to-data-uri.ts";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";

/** A sketch that was chosen, and how far it is. */
export interface SketchUpload {
  readonly key: number;
  readonly file: File;
  /** Address of its picture within this page; what the browser cannot draw shows an icon. */
  readonly picture: string;
  readonly state: "sending" | "sent" | "refused" | "unsent";
  /** Why it is refused, or not sent yet. */
  readonly sentence?: string;
  readonly fileId?: number;
}

type NewSketch = SiteCreation["routeSketches"][number];

/** Enough to tell a PDF or a picture. */
const headBytes = 16;

/** Whether the same file may still arrive with another try. */
const isRetryable = (error: unknown) =>
  !(error instanceof ApiError) || error.code === "unreachable" || error.code === "unavailable";

const sizeOf = (uploads: readonly SketchUpload[]) =>
  uploads.reduce((sum, { file, state }) => sum + (state === "refused" ? 0 : file.size), 0);

/** Sends sketches as soon as they are chosen; a site that is saved then names them. */
export function useSketchUploads(presentBytes: number) {
  const [uploads, setUploads] = useState<readonly SketchUpload[]>([]);
  const keys = useRef(0);
  const all = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = all.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const show = (key: number, change: Partial<SketchUpload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));

  async function send(key: number, file: File, usedBytes: number): Promise<void> {
    const stop = new AbortController();
    all.current.set(key, stop);
    show(key, { state: "sending" });
    try {
      await validateSketch(file, usedBytes);
      const body = { fileName: file.name, file: await toDataUri(file) };
      const { fileId } = await call(sitesApi.uploadSketch, { body }, { signal: stop.signal });
      show(key, { state: "sent", fileId });
    } catch (error) {
      if (stop.signal.aborted) return;
      show(key, { state: isRetryable(error) ? "unsent" : "refused", sentence: errorSentence(error) });
    }
  }

  return {
    uploads,
    bytes: sizeOf(uploads),
    isSending: uploads.some(({ state }) => state === "sending"),
    choose: (files: readonly File[]) => {
      let taken = presentBytes + sizeOf(uploads);
      const added = files.map((file): SketchUpload => {
        keys.current += 1;
        return { key: keys.current, file, picture: URL.createObjectURL(file), state: "sending" };
      });
      setUploads((before) => [...before, ...added]);
      for (const { key, file } of added) {
        void send(key, file, taken);
        if (canAddSketch(file.size, taken).allowed) taken += file.size;
      }
    },
    retry: ({ key, file }: SketchUpload) => void send(key, file, presentBytes + sizeOf(uploads) - file.size),
    remove: ({ key, picture }: SketchUpload) => {
      all.current.get(key)?.abort();
      URL.revokeObjectURL(picture);
      setUploads((before) => before.filter((each) => each.key !== key));
    },
    /** Those that arrived, as a site names them. */
    uploaded: uploads.flatMap(({ fileId, file }): NewSketch[] =>
      fileId === undefined ? [] : [{ fileId, fileName: file.name }],
    ),
    /** Takes those that arrived off the list, once a site has them. */
    clearUploaded: () => setUploads((before) => before.filter(({ fileId }) => fileId === undefined)),
  };
}

export type SketchUploads = ReturnType<typeof useSketchUploads>;

/** What the first look already says is not sent at all. */
async function validateSketch(file: File, presentBytes: number): Promise<void> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const room = canAddSketch(file.size, presentBytes);
  const code =
    detectSketchMediaType(head) === undefined ? "sketch_unusable" : room.allowed ? null : room.reason;
  if (code === null) return;
  throw new ApiError({ code, message: sitesErrorTexts[currentLanguage()][code], details: [] });
}
