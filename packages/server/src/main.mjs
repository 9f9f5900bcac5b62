// Not TypeScript, so that a start for which everything is compiled loads nothing that compiles.
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

const flushAfterMilliseconds = 5_000;

// What has been compiled once is kept for the next start, which takes half the time then; written down once the first
// requests are answered, for a process that is killed later.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
const { resolveOwnFiles } = await import("./resolve-own-files.ts");
resolveOwnFiles();
setTimeout(flushCompileCache, flushAfterMilliseconds).unref();
await import("./start.ts");
