import { Refusal } from "@kreislauf/contract/base";
import type { SeparationFolder } from "@kreislauf/contract/separation";
import type { Context } from "../base/context.ts";
import { readDataUri } from "../base/files/data-uri.ts";
import { getAnySketch } from "../sites/index.ts";

export interface SitePlan {
  readonly fileName: string;
  /** Undefined if the file is missing or damaged. */
  readonly content: Buffer | undefined;
}

/** The route sketches of a folder's site, read one after the other. */
export async function* readSitePlans(
  context: Pick<Context, "db" | "files">,
  { site, sitePlans }: SeparationFolder,
): AsyncGenerator<SitePlan> {
  for (const { id, fileName } of sitePlans) {
    const sketch = await getAnySketch(context, site.id, id).catch(unreadable);
    yield { fileName, content: sketch && readDataUri(sketch.file) };
  }
}

/**
 * Turns the error of an unreadable file into undefined, so that the rest of the folder is still made. Throws any other
 * error.
 */
export function unreadable(error: unknown): undefined {
  if (error instanceof Refusal && error.code === "file_unreadable") return undefined;
  throw error;
}
