import { imageSignatureBytes, type Language } from "@kreislauf/contract/base";
import { ordersApi, ordersErrorTexts, photoRefusal } from "@kreislauf/contract/orders";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { toDataUri } from "@kreislauf/ui/base/to-data-uri.ts";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { isOutcomeUnknown } from "../../base/submit-attempt.ts";

/** A photo chosen for a claim, with the state of its upload. */
export interface PhotoUpload {
  readonly file: File;
  /** The photo as a data URI; undefined until the file is read. */
  readonly picture?: string;
  readonly state: "sending" | "sent" | "refused" | "unsent";
  /** Why the photo was refused or could not be sent yet; undefined in all other states. */
  readonly sentence?: string | undefined;
}

interface RunningUpload {
  readonly abortController: AbortController;
  readonly uploaded: Promise<number>;
}

/** Uploads a photo while the person still fills in the form; the claim then refers to the photo by its file id. */
export function usePhotoUpload() {
  const [photo, setPhoto] = useState<PhotoUpload | null>(null);
  const running = useRef<RunningUpload | null>(null);

  useEffect(() => () => running.current?.abortController.abort(), []);
  function start(file: File): Promise<number> {
    const abortController = new AbortController();
    const show = (next: Omit<PhotoUpload, "file">) => {
      if (!abortController.signal.aborted)
        setPhoto((shown) => ({ ...(shown?.file === file && shown), file, ...next }));
    };
    show({ state: "sending", sentence: undefined });
    const uploaded = uploadPhoto(file, abortController.signal, (picture) =>
      show({ state: "sending", picture }),
    ).then(
      (fileId) => {
        show({ state: "sent" });
        return fileId;
      },
      (error: unknown) => {
        const state = isOutcomeUnknown(error) ? "unsent" : "refused";
        // Renders the failure before rethrowing the error: the dialog then moves the focus to the button that sends the
        // photo again, which has to exist by then.
        flushSync(() => show({ state, sentence: errorSentence(error) }));
        throw error;
      },
    );
    // Without this catch, the rejection would be reported as unhandled. The field shows the failure, and `fileId`
    // throws it.
    uploaded.catch(() => {});
    running.current = { abortController, uploaded };
    return uploaded;
  }

  const remove = () => {
    running.current?.abortController.abort();
    running.current = null;
    setPhoto(null);
  };

  return {
    photo,
    choose: (file: File) => {
      remove();
      void start(file);
    },
    remove,
    /**
     * The id of the uploaded photo; null if no photo is chosen. Waits for a running upload, and repeats one that got no
     * response.
     */
    fileId: async (): Promise<number | null> => {
      if (photo === null || running.current === null) return null;
      return await (photo.state === "unsent" ? start(photo.file) : running.current.uploaded);
    },
  };
}

/** Uploads a photo. Size and file signature are checked first, so that nothing is sent that the server would refuse. */
async function uploadPhoto(
  file: File,
  signal: AbortSignal,
  onRead: (photo: string) => void,
): Promise<number> {
  const signature = new Uint8Array(await file.slice(0, imageSignatureBytes).arrayBuffer());
  const refusal = photoRefusal(file.size, signature);
  if (refusal !== null) throw clientRefusal(refusal, currentLanguage());
  const photo = await toDataUri(file);
  onRead(photo);
  return (await call(ordersApi.uploadClaimPhoto, { body: { photo } }, { signal })).fileId;
}

const clientRefusal = (code: "photo_unusable" | "photo_too_large", language: Language) =>
  new ApiError({ code, message: ordersErrorTexts[language][code], details: [] });
