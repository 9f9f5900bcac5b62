import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "@playwright/test";
import { repository } from "../support/server.ts";

/** The folder with the HTML mockups that the screens are compared with; no mockups are captured if it is not set. */
const folder = process.env.MOCKUPS_DIR;

for (const file of folder === undefined ? [] : globSync("*.html", { cwd: folder })) {
  const name = path.basename(file, ".html");
  test(`mockups: ${name}`, async ({ page }, { project }) => {
    await page.goto(pathToFileURL(path.join(folder ?? "", file)).href);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: path.join(repository, "gallery", "mockups", `${name}-${project.name}.png`),
      fullPage: true,
      animations: "disabled",
    });
  });
}
