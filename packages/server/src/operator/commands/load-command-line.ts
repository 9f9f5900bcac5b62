/**
 * The commands and what they run, a tenth of all code. A running portal loads them once it takes requests, so that its
 * start does not wait for them.
 */
export const loadCommandLine = () => import("./command-line.ts");
