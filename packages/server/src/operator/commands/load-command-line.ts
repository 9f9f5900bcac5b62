/**
 * Loads the commands and everything they use, a tenth of all code. A running portal loads them only after it takes
 * requests, so that its start does not wait.
 */
export const loadCommandLine = () => import("./command-line.ts");
