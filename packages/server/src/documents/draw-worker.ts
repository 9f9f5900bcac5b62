import { parentPort } from "node:worker_threads";
import { drawFiles, type DrawTask } from "./draw-files.ts";

/** Draws one task after the other; what cannot be drawn says why and ends nothing. */
parentPort?.on("message", ({ id, task }: { readonly id: number; readonly task: DrawTask }) => {
  drawFiles(task).then(
    (files) => answer({ id, files }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});

function answer(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
  parentPort?.postMessage(message);
}
