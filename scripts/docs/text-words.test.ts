import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../commands.ts";

/** Words that no text may use, what to use `instead`, and `kept`, the sentences that may contain them anyway. */
const words = [
  { word: /werktag/i, instead: "Arbeitstag: Saturday is a Werktag, and nobody comes on one", kept: [] },
  {
    word: /\bbestell(?!nummer|datum)/i,
    instead: "Auftrag, beauftragen",
    kept: [
      "Doppelt bestellt",
      "Versehentlich bestellt",
      "Behälter bestellen, Termine verfolgen, Belege abrufen",
    ],
  },
  {
    word: /(Recht (auf|zu[rm]?) |[a-z]verwaltung Ihres|fehlt Ihnen die Berechtigung)/,
    instead: "the name of the right",
    kept: ["Für diesen Bereich fehlt Ihnen die Berechtigung.", "Benutzerverwaltung Ihres Unternehmens"],
  },
  {
    word: /Ab morgen können Sie rückmelden|Tippen, um|Es fehlt noch: 0|Die Antwort sehen Sie|beauftragen darf|Bevor Sie erteilen|Gehen an|Konto und Hilfe|Rechnung, Auftrag oder Lieferschein|"✓ Gelesen"|Order for several|Load all|"No\."/,
    instead: "what is true at a desk as on a phone, and called as its screen is",
    kept: [],
  },
];

const files = globSync("packages/*/src/**/*.{texts,fields,mail}.{ts,tsx}", { cwd: root });

test.for(words)("no text says $word", ({ word, kept }) => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .filter((line) => word.test(kept.reduce((rest, sentence) => rest.replaceAll(sentence, ""), line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
