import type { folderPaperTexts } from "@kreislauf/contract/separation";
import { detectSketchMediaType } from "@kreislauf/contract/sites";
import type { PdfWriter } from "../documents/index.ts";
import type { SitePlan } from "./read-site-plans.ts";

interface PlanPlace {
  readonly plans: readonly SitePlan[];
  readonly left: number;
  readonly right: number;
  /** Writes a line of text. */
  readonly say: (text: string) => void;
  readonly texts: (typeof folderPaperTexts)["de"];
}

/** Maximum height of a plan in points. Two plans fit on a page. */
const planHeight = 300;

/**
 * Draws the route sketches of the site. For a sketch that is a PDF, only its name is written; the file is in the ZIP.
 */
export function drawSitePlans(sheet: PdfWriter, { plans, left, right, say, texts }: PlanPlace): void {
  for (const { fileName, content } of plans) {
    const type = content && detectSketchMediaType(content);
    if (content === undefined || type === undefined) {
      say(`${fileName}: ${texts.unreadable}`);
    } else if (type === "application/pdf") {
      say(texts.planInZip(fileName));
    } else {
      sheet.makeRoom(planHeight + 20);
      say(fileName);
      sheet.element("Figure", () =>
        sheet.document.image(content, left, sheet.y, { fit: [right - left, planHeight] }),
      );
      sheet.y += planHeight + 12;
    }
  }
}
