import type { BaselineService } from "./baseline-server.ts";
import { startScript, stopProcess } from "./child-process.ts";
import type { Portal } from "./portal.ts";

/** Starts the baseline server and waits until it listens. */
export function startBaselineServer(service: BaselineService): Promise<Pick<Portal, "url" | "stop">> {
  return new Promise((resolve, reject) => {
    const child = startScript("packages/bench/src/baseline-server.ts", {
      env: {},
      args: [JSON.stringify(service)],
      onLine: (url) => resolve({ url, stop: () => stopProcess(child) }),
    });
    child.on("exit", (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
}
