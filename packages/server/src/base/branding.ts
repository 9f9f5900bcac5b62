import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandingSchema, type Branding } from "@kreislauf/contract/base";
import * as z from "zod/mini";
import { ConfigError } from "./config.ts";

const demoOperator = join(import.meta.dirname, "../../branding");

/** Path of a file in `BRANDING_DIR`, or in the demo operator's folder if `BRANDING_DIR` is not set. */
export const brandingFile = (folder: string | undefined, name: string): string =>
  join(folder ?? demoOperator, name);

/**
 * Reads the operator's name, links and opening hours from `brand.json`. The start is refused if the file is missing or
 * wrong.
 */
export async function readBranding(folder?: string): Promise<Branding> {
  const file = brandingFile(folder, "brand.json");
  const text = await readFile(file, "utf8").catch(() => refuse(file, "it cannot be read"));
  const result = z.safeParse(z.strictObject(brandingSchema.shape), parseJson(file, text));
  if (result.success) return result.data;
  return refuse(file, `missing, wrong or unknown in it: ${fieldsOf(result.error.issues).join(", ")}`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(file, "it is not JSON");
  }
}

const fieldsOf = (issues: readonly z.core.$ZodIssue[]): readonly string[] =>
  issues.flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [key]) : [[]];
    return names.map((name) => [...issue.path, ...name].join("."));
  });

function refuse(file: string, why: string): never {
  throw new ConfigError(
    `BRANDING_DIR: ${file} cannot be used: ${why}. docs/operations.md says what belongs in it.`,
  );
}
