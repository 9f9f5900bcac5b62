import type { Language } from "@kreislauf/contract/base";
import { imageSignatureBytes } from "@kreislauf/contract/base";
import { ordersApi, ordersErrorTexts, photoRefusal } from "@kreislauf/contract/orders";
import { useEffect, useRef, useState } from "react";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { toDataUri } from "../../base/to-data-uri.ts";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { isOutcomeUnknown } from "../../base/submit-attempt.ts";

/** A photo that was chosen for a claim, and how far it is. */
export interface PhotoUpload {
  readonly file: File;
  /** Itself as data URI, once it is read. */
  readonly picture?: string;
  readonly state: "sending" | "sent" | "refused" | "unsent";
  /** Why it is refused, or not sent yet. */
  readonly sentence?: string | undefined;
}

interface RunningUpload {
  readonly abortController: AbortController;
  readonly uploaded: Promise<number>;
}

/** Sends a photo while the person still writes; the claim then names it by its id. */
export function usePhotoUpload() {
  const [photo, setPhoto] = useState<PhotoUpload | null>(null);
  const sending = useRef<RunningUpload | null>(null);

  useEffect(() => () => sending.current?.abortController.abort(), []);
  function start(file: File): Promise<number> {
    const stop = new AbortController();
    const show = (next: Omit<PhotoUpload, "file">) => {
      if (!stop.signal.aborted) setPhoto((shown) => ({ ...(shown?.file === file && shown), file, ...next }));
    };
    show({ state: "sending", sentence: undefined });
    const arrived = uploadPhoto(file, stop.signal, (picture) => show({ state: "sending", picture })).then(
      (fileId) => {
        show({ state: "sent" });
        return fileId;
      },
      (error: unknown) => {
        show({ state: isOutcomeUnknown(error) ? "unsent" : "refused", sentence: errorSentence(error) });
        throw error;
      },
    );
    // Whoever waits for it hears of the failure; beside the photo it is shown in any case.
    arrived.catch(() => {});
    sending.current = { abortController: stop, uploaded: arrived };
    return arrived;
  }

  const remove = () => {
    sending.current?.abortController.abort();
    sending.current = null;
    setPhoto(null);
  };

  return {
    photo,
    choose: (file: File) => {
      remove();
      void start(file);
    },
    remove,
    /** The id of the photo once it has arrived; what could not be sent is tried again. Null where there is none. */
    fileId: async (): Promise<number | null> => {
      if (photo === null || sending.current === null) return null;
      return await (photo.state === "unsent" ? start(photo.file) : sending.current.uploaded);
    },
  };
}

/** What the first look already says is not sent at all. */
async function uploadPhoto(
  file: File,
  signal: AbortSignal,
  onRead: (photo: string) => void,
): Promise<number> {
  const head = new Uint8Array(await file.slice(0, imageSignatureBytes).arrayBuffer());
  const refusal = photoRefusal(file.size, head);
  if (refusal !== null) throw clientRefusal(refusal, currentLanguage());
  const photo = await toDataUri(file);
  onRead(photo);
  return (await call(ordersApi.uploadClaimPhoto, { body: { photo } }, { signal })).fileId;
}

const clientRefusal = (code: "photo_unusable" | "photo_too_large", language: Language) =>
  new ApiError({ code, message: ordersErrorTexts[language][code], details: [] });
