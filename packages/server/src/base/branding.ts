import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandingSchema } from "@kreislauf/contract/base";
import type { Branding } from "@kreislauf/contract/base";
import * as z from "zod/mini";
import { ConfigError } from "./config.ts";

const demoOperator = join(import.meta.dirname, "../../branding");

/** The operator's name, links and times from `BRANDING_DIR/brand.json`; the demo operator's without one. */
export async function readBranding(folder: string = demoOperator): Promise<Branding> {
  const file = join(folder, "brand.json");
  try {
    return z.parse(brandingSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new ConfigError(
      `BRANDING_DIR: ${file} cannot be used: ${error instanceof Error ? error.message : ""}`,
    );
  }
}
