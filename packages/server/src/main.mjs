// This file is not TypeScript: if the compile cache holds all other files, the start need not load a TypeScript
// compiler.
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

const flushAfterMilliseconds = 5_000;

// Compiled code is cached for the next start, which then takes half the time. The cache is written five seconds after
// the start, because a process that is killed later could not write it.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
const { resolveOwnFiles } = await import("./resolve-own-files.ts");
resolveOwnFiles();
await import("./start.ts");
setTimeout(flushCompileCache, flushAfterMilliseconds).unref();
