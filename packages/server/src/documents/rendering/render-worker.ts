import { parentPort } from "node:worker_threads";
import { renderFiles, type RenderTask } from "./render-files.ts";

/** Renders tasks as they arrive; a task that fails reports its error and does not end the worker. */
parentPort?.on("message", ({ id, task }: { readonly id: number; readonly task: RenderTask }) => {
  renderFiles(task).then(
    (files) => answer({ id, files }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});

function answer(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window takes `targetOrigin`
  parentPort?.postMessage(message);
}
