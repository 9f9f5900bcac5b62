import { Worker } from "node:worker_threads";
import type { DrawnFiles, DrawTask } from "./draw-files.ts";

/** Milliseconds after which a worker that nobody asks is sent home. */
const patience = 5_000;

interface Waiting {
  resolve(files: DrawnFiles): void;
  reject(error: Error): void;
}

type Answer =
  | { readonly id: number; readonly files: DrawnFiles }
  | { readonly id: number; readonly problem: string };

/** The thread that draws, for as long as there is something to draw. */
interface Drawer {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  idle: NodeJS.Timeout | undefined;
}

let drawer: Drawer | undefined;
let lastId = 0;

/** Draws the files of a document beside the main thread, which would stand still for as long as a page takes. */
export function drawBeside(task: DrawTask): Promise<DrawnFiles> {
  const current = (drawer ??= startDrawer());
  clearTimeout(current.idle);
  current.worker.ref();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    current.waiting.set(id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    current.worker.postMessage({ id, task });
  });
}

function startDrawer(): Drawer {
  const started: Drawer = {
    worker: new Worker(new URL("draw-worker.ts", import.meta.url)),
    waiting: new Map(),
    idle: undefined,
  };
  const dismiss = () => {
    if (drawer === started) drawer = undefined;
    void started.worker.terminate();
  };
  started.worker.on("message", (answer: Answer) => {
    const asker = started.waiting.get(answer.id);
    started.waiting.delete(answer.id);
    if ("files" in answer) asker?.resolve(answer.files);
    else asker?.reject(new Error(answer.problem));
    if (started.waiting.size > 0) return;
    // What has nothing to do keeps no process alive.
    started.worker.unref();
    started.idle = setTimeout(dismiss, patience).unref();
  });
  const fail = (error: Error) => {
    if (drawer === started) drawer = undefined;
    for (const asker of started.waiting.values()) asker.reject(error);
    started.waiting.clear();
  };
  started.worker.on("error", fail);
  started.worker.on("exit", () => fail(new Error("The thread that draws has ended.")));
  return started;
}
