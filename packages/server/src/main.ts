import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// What has been compiled once is kept for the next start, which takes half the time then.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
await import("./serve.ts");
flushCompileCache();
