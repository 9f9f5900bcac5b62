import type { Endpoint, EndpointAnswer } from "@kreislauf/contract/base";
import { saveAs } from "@kreislauf/ui/base/save-as.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { type AnyRequest, apiPath, withAccessToken } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { readJson, sendRequest } from "./request.ts";
import { useSubmit } from "./use-submit.ts";

/** A completely downloaded file. */
export interface DownloadedFile {
  readonly fileName: string;
  readonly content: Blob;
}

type Received<E extends Endpoint> =
  | { readonly file: DownloadedFile; readonly answer?: never }
  | { readonly file?: never; readonly answer: EndpointAnswer<E> };

interface DownloadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytes: number) => void;
}

/**
 * Downloads a file. If the server answers with JSON instead, returns that as `answer`. `onProgress` gets the number of
 * bytes received so far.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  request: AnyRequest,
  { signal = new AbortController().signal, onProgress = () => undefined }: DownloadOptions = {},
): Promise<Received<E>> {
  const response = await withAccessToken((token) =>
    sendRequest(apiPath(endpoint, request), {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(request.body !== undefined && { "content-type": "application/json" }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      signal,
    }),
  );
  if (response.status === 202) return { answer: (await readJson(response)) as EndpointAnswer<E> };
  const content = await receive(response, onProgress).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError(null);
  });
  return { file: { fileName: fileNameOf(response), content } };
}

async function receive(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) {
    pieces.push(read.value);
    bytes += read.value.length;
    onProgress(bytes);
  }
  return new Blob(pieces, { type: response.headers.get("content-type") ?? "" });
}

function fileNameOf({ headers }: Response): string {
  const disposition = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded === undefined ? "download" : decodeURIComponent(encoded);
}

/** Makes the browser save the file. */
export function saveFile({ fileName, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  saveAs(address, fileName);
  // After a minute the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Returns a `submit` that downloads a file, saves it, and tells the user in a snackbar whether that worked. */
export function useSavingDownload<Input = void>(
  fetchFile: (input: Input) => Promise<{ readonly file?: DownloadedFile }>,
  savedText: (fileName: string) => string,
  failedText: (sentence: string) => string = (sentence) => sentence,
) {
  const showSnack = useSnackbar();
  return useSubmit({
    send: fetchFile,
    onDone: ({ file }) => {
      if (file === undefined) return;
      saveFile(file);
      showSnack({ message: savedText(file.fileName), variant: "success" });
    },
    onFailure: ({ sentence }) => showSnack({ message: failedText(sentence), variant: "error" }),
  });
}
