import { parentPort } from "node:worker_threads";
import { renderFiles, type RenderTask } from "./render-files.ts";

/** Renders one task after the other; a failed one reports its error and ends nothing. */
parentPort?.on("message", ({ id, task }: { readonly id: number; readonly task: RenderTask }) => {
  renderFiles(task).then(
    (files) => answer({ id, files }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});

function answer(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
  parentPort?.postMessage(message);
}
