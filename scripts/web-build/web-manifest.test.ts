import { expect, test } from "vitest";
import { loadedFiles } from "./web-manifest.ts";

const manifest = {
  "index.html": { file: "index.js", css: ["index.css"], imports: ["_react.js"] },
  "_react.js": { file: "react.js", imports: ["_shared.js"] },
  "_shared.js": { file: "shared.js", imports: ["_react.js"] },
  "src/a-screen.tsx": { file: "a.js", css: ["a.css"], imports: ["_shared.js"] },
  "src/b-screen.tsx": { file: "b.js" },
};

test("a visit loads its chunk, its styles and all that they import", () => {
  expect(loadedFiles(manifest, ["index.html"])).toEqual(
    new Set(["index.js", "index.css", "react.js", "shared.js"]),
  );
  expect(
    loadedFiles(manifest, ["src/a-screen.tsx"]).difference(loadedFiles(manifest, ["index.html"])),
  ).toEqual(new Set(["a.js", "a.css"]));
});

test("a source that has no chunk is an error, so that a budget never measures nothing", () => {
  expect(() => loadedFiles(manifest, ["src/gone-screen.tsx"])).toThrow("src/gone-screen.tsx");
});
