// `npm run gallery`: takes screenshots of every screen, dialog and sheet with the demo's data, in the widths of a
// desktop and a phone, and of the mockups in MOCKUPS_DIR if that is set. Writes them and an index page into gallery/.
// Arguments after `--` go to Playwright: `npm run gallery -- -g "orders: list"`. `--readme` renews the pictures of the
// README.
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "./suites/chromium.ts";
import { root, runNode } from "./commands.ts";

const folder = path.join(root, "gallery");
mkdirSync(folder, { recursive: true });

const words = process.argv.slice(2);
const { ok } = await runNode(
  "node_modules/@playwright/test/cli.js",
  [
    "test",
    "--config=packages/e2e/pictures/gallery.config.ts",
    ...words.map((word) => (word === "--readme" ? "--grep=@readme" : word)),
  ],
  {
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureChromium(),
      ...(words.includes("--readme") && { README_PICTURES: "yes" }),
    },
    timeoutMinutes: 30,
  },
);

const names = new Set(
  globSync(["*.png", "mockups/*.png"], { cwd: folder }).map((file) =>
    file.replace(/-(desktop|mobile)\.png$/, ""),
  ),
);
const figure = (name: string) => `
    <section>
      <h2>${name}</h2>
      <a href="${name}-desktop.png"><img src="${name}-desktop.png" alt="" loading="lazy" width="880"></a>
      <a href="${name}-mobile.png"><img src="${name}-mobile.png" alt="" loading="lazy" width="260"></a>
    </section>`;
writeFileSync(
  path.join(folder, "index.html"),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Gallery</title>
    <style>
      body { font: 16px system-ui; margin: 24px; background: #eef1f4; }
      section { margin-bottom: 40px; }
      img { vertical-align: top; border: 1px solid #ccd3da; background: #fff; }
      h2 { font-size: 18px; }
    </style>
  </head>
  <body>
    <h1>${names.size} screens, dialogs and sheets</h1>${[...names].toSorted().map(figure).join("")}
  </body>
</html>
`,
);
console.log(`gallery/index.html: ${names.size} pictures in both widths`);
process.exitCode = ok ? 0 : 1;
