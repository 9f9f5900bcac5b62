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
import { toDataUri } from "@kreislauf/ui/base/to-data-uri.ts";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";

/** A route sketch that the user has chosen, and the state of its upload. */
export interface SketchUpload {
  readonly key: number;
  readonly file: File;
  /** An object URL of the picture; an icon is shown if the browser cannot decode it. */
  readonly picture: string;
  readonly state: "sending" | "sent" | "refused" | "unsent";
  /** Why the file was refused or could not be sent; absent in all other states. */
  readonly sentence?: string;
  readonly fileId?: number;
}

type NewSketch = SiteCreation["routeSketches"][number];

/** How many bytes of a file are needed to detect a PDF or a picture. */
const firstBytesCount = 16;

/** Errors that are not caused by the file: sending it again may succeed. */
const retryableCodes: readonly string[] = [
  "unreachable",
  "unavailable",
  "maintenance",
  "internal",
  "too_many_requests",
] satisfies ApiError["code"][];

const isRetryable = (error: unknown) => !(error instanceof ApiError) || retryableCodes.includes(error.code);

const sizeOf = (uploads: readonly SketchUpload[]) =>
  uploads.reduce((sum, { file, state }) => sum + (state === "refused" ? 0 : file.size), 0);

/**
 * Uploads sketches as soon as they are chosen; a request that saves the site then names them by id. `presentBytes` is
 * the size of the sketches that the site already has.
 */
export function useSketchUploads(presentBytes: number) {
  const [uploads, setUploads] = useState<readonly SketchUpload[]>([]);
  const keys = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const show = (key: number, change: Partial<SketchUpload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));

  async function send(key: number, file: File, usedBytes: number): Promise<void> {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    show(key, { state: "sending" });
    try {
      await validateSketch(file, usedBytes);
      const body = { fileName: file.name, file: await toDataUri(file) };
      const { fileId } = await call(sitesApi.uploadSketch, { body }, { signal: controller.signal });
      show(key, { state: "sent", fileId });
    } catch (error) {
      if (controller.signal.aborted) return;
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
      controllers.current.get(key)?.abort();
      URL.revokeObjectURL(picture);
      setUploads((before) => before.filter((each) => each.key !== key));
    },
    /** The uploaded sketches, in the form in which requests for a site name them. */
    uploaded: uploads.flatMap(({ fileId, file }): NewSketch[] =>
      fileId === undefined ? [] : [{ fileId, fileName: file.name }],
    ),
    /** Removes the uploaded sketches from the list, once they are saved with a site. */
    clearUploaded: () => setUploads((before) => before.filter(({ fileId }) => fileId === undefined)),
  };
}

export type SketchUploads = ReturnType<typeof useSketchUploads>;

/** Checks a file's type and size before it is sent; throws the error that the server would answer. */
async function validateSketch(file: File, presentBytes: number): Promise<void> {
  const firstBytes = new Uint8Array(await file.slice(0, firstBytesCount).arrayBuffer());
  const verdict = canAddSketch(file.size, presentBytes);
  const code =
    detectSketchMediaType(firstBytes) === undefined
      ? "sketch_unusable"
      : verdict.allowed
        ? null
        : verdict.reason;
  if (code === null) return;
  throw new ApiError({ code, message: sitesErrorTexts[currentLanguage()][code], details: [] });
}
