import { access } from "node:fs/promises";

export const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Why a file could not be read or written, for the operator. */
export function explainFileError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "there is no such file or folder.";
  if (code === "ENOSPC") return "the disk is full.";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "the rights do not allow it.";
  return error instanceof Error ? error.message : "unknown.";
}
