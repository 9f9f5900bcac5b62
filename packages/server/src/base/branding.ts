import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandingSchema } from "@kreislauf/contract/base";
import type { Branding } from "@kreislauf/contract/base";
import * as z from "zod/mini";
import { ConfigError } from "./config.ts";

const demoOperator = join(import.meta.dirname, "../../branding");

/** A file of the operator's in `BRANDING_DIR`; the demo operator's without one. */
export const brandFile = (folder: string | undefined, name: string): string =>
  join(folder ?? demoOperator, name);

/** The operator's name, links and times from `brand.json`. */
export async function readBranding(folder?: string): Promise<Branding> {
  const file = brandFile(folder, "brand.json");
  try {
    return z.parse(brandingSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new ConfigError(
      `BRANDING_DIR: ${file} cannot be used: ${error instanceof Error ? error.message : ""}`,
    );
  }
}
