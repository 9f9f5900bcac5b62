import { Worker } from "node:worker_threads";
import type { RenderedFiles, RenderTask } from "./render-files.ts";

/** Milliseconds after which an idle worker is terminated. */
const idleMilliseconds = 5_000;

interface Waiting {
  resolve(files: RenderedFiles): void;
  reject(error: Error): void;
}

type Answer =
  | { readonly id: number; readonly files: RenderedFiles }
  | { readonly id: number; readonly problem: string };

/** The rendering thread, which is terminated when it has been idle for a while. */
interface RenderWorker {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  idle: NodeJS.Timeout | undefined;
}

let renderWorker: RenderWorker | undefined;
let lastId = 0;

/** Renders the files of a document in a worker thread: on the main thread each page would block the process. */
export function renderInWorker(task: RenderTask): Promise<RenderedFiles> {
  const current = (renderWorker ??= startRenderWorker());
  clearTimeout(current.idle);
  current.worker.ref();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    current.waiting.set(id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window takes `targetOrigin`
    current.worker.postMessage({ id, task });
  });
}

function startRenderWorker(): RenderWorker {
  const started: RenderWorker = {
    worker: new Worker(new URL("render-worker.ts", import.meta.url)),
    waiting: new Map(),
    idle: undefined,
  };
  const dismiss = () => {
    if (renderWorker === started) renderWorker = undefined;
    void started.worker.terminate();
  };
  started.worker.on("message", (answer: Answer) => {
    const asker = started.waiting.get(answer.id);
    started.waiting.delete(answer.id);
    if ("files" in answer) asker?.resolve(answer.files);
    else asker?.reject(new Error(answer.problem));
    if (started.waiting.size > 0) return;
    // An idle worker must not keep the process alive.
    started.worker.unref();
    started.idle = setTimeout(dismiss, idleMilliseconds).unref();
  });
  const fail = (error: Error) => {
    if (renderWorker === started) renderWorker = undefined;
    for (const asker of started.waiting.values()) asker.reject(error);
    started.waiting.clear();
  };
  started.worker.on("error", fail);
  started.worker.on("exit", () => fail(new Error("The thread that draws has ended.")));
  return started;
}
