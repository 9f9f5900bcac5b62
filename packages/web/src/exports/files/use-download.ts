import type { Endpoint } from "@kreislauf/contract/base";
import { useEffect, useRef, useState } from "react";
import type { AnyRequest } from "../../base/api.ts";
import { ApiError } from "../../base/api-error.ts";
import { download, saveFile } from "../../base/download.ts";

type Progress =
  | { readonly state: "idle" | "by_mail" }
  | { readonly state: "running"; readonly bytes: number }
  /** `sentence` is the server's reason; undefined if it gave none. */
  | { readonly state: "failed"; readonly sentence: string | undefined };

interface Download {
  readonly progress: Progress;
  readonly start: (endpoint: Endpoint, request: AnyRequest) => void;
  readonly cancel: () => void;
}

/** Downloads a file, saves it and reports the progress. Leaving the page aborts the download. */
export function useDownload(onSaved: (fileName: string) => void): Download {
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (endpoint: Endpoint, request: AnyRequest) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ state: "running", bytes: 0 });
    try {
      const { file } = await download(endpoint, request, {
        signal: controller.signal,
        onProgress: (bytes) => setProgress({ state: "running", bytes }),
      });
      setProgress({ state: file === undefined ? "by_mail" : "idle" });
      if (file === undefined) return;
      saveFile(file);
      onSaved(file.fileName);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isExplained =
        error instanceof ApiError && error.code !== "unreachable" && error.code !== "internal";
      setProgress({ state: "failed", sentence: isExplained ? error.message : undefined });
    }
  };
  return {
    progress,
    start: (endpoint, request) => void run(endpoint, request),
    cancel: () => {
      running.current?.abort();
      setProgress({ state: "idle" });
    },
  };
}
