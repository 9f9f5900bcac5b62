import { readFile } from "node:fs/promises";
import type { Branding } from "@kreislauf/contract/base";
import { brandingFile } from "../branding.ts";

/**
 * Renders the operator's imprint or privacy policy as HTML. If the operator has none, the portal's own text is filled
 * in with the operator's names, so that the page is never empty.
 */
export async function readLegalText(
  folder: string | undefined,
  page: "imprint" | "privacy",
  branding: Branding,
): Promise<string> {
  const name = `${page}.md`;
  const text = await readFile(brandingFile(folder, name), "utf8").catch((error: unknown) => {
    if (folder === undefined) throw error;
    return readFile(brandingFile(undefined, name), "utf8");
  });
  const { operatorName, operatorAddress, operatorUrl, supportPhone, supportEmail, productName } = branding;
  const names = { operatorName, operatorAddress, operatorUrl, supportPhone, supportEmail, productName };
  const filled = Object.entries(names).reduce(
    (so, [field, value]) => so.replaceAll(`{${field}}`, value),
    text,
  );
  const { default: markdownIt } = await import("markdown-it");
  // HTML in the operator's text is escaped, so that all markup comes from the renderer.
  return markdownIt({ html: false, linkify: true }).render(filled);
}
