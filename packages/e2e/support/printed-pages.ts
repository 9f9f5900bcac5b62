import type { Page } from "@playwright/test";

/** How many sheets of A4 the page takes on paper. */
export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
