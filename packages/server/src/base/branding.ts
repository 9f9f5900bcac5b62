import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandingSchema, type Branding } from "@kreislauf/contract/base";
import * as z from "zod/mini";
import { ConfigError } from "./config.ts";

const demoOperator = join(import.meta.dirname, "../../branding");

/** A file of the operator in `BRANDING_DIR`; without that folder, one of the demo operator. */
export const brandingFile = (folder: string | undefined, name: string): string =>
  join(folder ?? demoOperator, name);

/** The operator's name, links and opening hours from `brand.json`. */
export async function readBranding(folder?: string): Promise<Branding> {
  const file = brandingFile(folder, "brand.json");
  try {
    return z.parse(brandingSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new ConfigError(
      `BRANDING_DIR: ${file} cannot be used: ${error instanceof Error ? error.message : ""}`,
    );
  }
}
