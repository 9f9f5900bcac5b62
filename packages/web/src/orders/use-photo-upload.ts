import type { Language } from "@kreislauf/contract/base";
import { pictureHeadBytes } from "@kreislauf/contract/base";
import { ordersApi, ordersErrorTexts, photoRefusal } from "@kreislauf/contract/orders";
import { useEffect, useRef, useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { dataUriOf } from "../base/file-content.ts";
import { currentLanguage } from "../base/language.tsx";
import { isLost } from "./until-answered.ts";

/** A photo that was chosen for a claim, and how far it is. */
export interface ChosenPhoto {
  readonly file: File;
  /** Itself as data URI, once it is read. */
  readonly picture?: string;
  readonly state: "sending" | "sent" | "refused" | "unsent";
  /** Why it is refused, or not sent yet. */
  readonly sentence?: string | undefined;
}

interface Sending {
  readonly stop: AbortController;
  readonly arrived: Promise<number>;
}

/** Sends a photo while the person still writes; the claim then names it by its id. */
export function usePhotoUpload() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const sending = useRef<Sending | null>(null);

  useEffect(() => () => sending.current?.stop.abort(), []);
  function start(file: File): Promise<number> {
    const stop = new AbortController();
    const show = (next: Omit<ChosenPhoto, "file">) => {
      if (!stop.signal.aborted) setPhoto((shown) => ({ ...(shown?.file === file && shown), file, ...next }));
    };
    show({ state: "sending", sentence: undefined });
    const arrived = send(file, stop.signal, (picture) => show({ state: "sending", picture })).then(
      (fileId) => {
        show({ state: "sent" });
        return fileId;
      },
      (error: unknown) => {
        show({ state: isLost(error) ? "unsent" : "refused", sentence: errorSentence(error) });
        throw error;
      },
    );
    // Whoever waits for it hears of the failure; beside the photo it is shown in any case.
    arrived.catch(() => {});
    sending.current = { stop, arrived };
    return arrived;
  }

  const remove = () => {
    sending.current?.stop.abort();
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
      return await (photo.state === "unsent" ? start(photo.file) : sending.current.arrived);
    },
  };
}

/** What the first look already says is not sent at all. */
async function send(file: File, signal: AbortSignal, onRead: (photo: string) => void): Promise<number> {
  const head = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
  const refusal = photoRefusal(file.size, head);
  if (refusal !== null) throw refusedHere(refusal, currentLanguage());
  const photo = await dataUriOf(file);
  onRead(photo);
  return (await call(ordersApi.uploadClaimPhoto, { body: { photo } }, { signal })).fileId;
}

const refusedHere = (code: "photo_unusable" | "photo_too_large", language: Language) =>
  new ApiError({ code, message: ordersErrorTexts[language][code], details: [] });
