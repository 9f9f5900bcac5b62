import { maxLabelTexts } from "./labels.codes.ts";

/** The symbols beside the lines of a label. */
export const labelSymbols = [
  "drop",
  "bottle",
  "can",
  "box",
  "paper",
  "wood",
  "metal",
  "glass",
  "plant",
  "food",
  "stone",
  "battery",
  "cloth",
  "plug",
] as const;
export type LabelSymbol = (typeof labelSymbols)[number];

/** The first pattern that matches decides, so words for vessels come before words for materials. */
const words: readonly (readonly [LabelSymbol, RegExp])[] = [
  ["battery", /batterie|akku/],
  ["plug", /elektro|kabel|leuchtstoff|lampe|gerät/],
  ["can", /dose|filter|fass|eimer|lack|farbe|spray|konserve/],
  [
    "bottle",
    /flasche|flüssigkeit|reiniger|benzin|kanister|lösemittel|folie|kunststoff|becher|tüte|säck|styropor/,
  ],
  ["drop", /öl(?!ig)|fett|wasser|emulsion|schlamm/],
  ["glass", /glas|spiegel|fenster/],
  ["box", /karton|pappe|kiste|verpackung/],
  ["paper", /papier|zeitung|akte|prospekt|buch|tapete/],
  ["wood", /holz|palette|möbel|span|balken|brett/],
  ["metal", /metall|eisen|stahl|aluminium|kupfer|schrott|blech|schraube/],
  ["plant", /grün|laub|rasen|pflanze|zweig|äste|baum|garten/],
  ["food", /speise|essen|obst|gemüse|brot|fleisch|bio|kaffee|küche/],
  ["stone", /stein|beton|ziegel|bauschutt|fliese|keramik|boden|erde|sand|gips|asbest|mineralwolle|asche/],
  ["cloth", /tuch|tücher|lappen|textil|teppich|hygiene|kleidung/],
];

/** The symbol of a line, by its words; undefined if no word is known. */
export function labelSymbolOf(line: string): LabelSymbol | undefined {
  const folded = line.slice(0, maxLabelTexts.line).toLowerCase();
  return words.find(([, pattern]) => pattern.test(folded))?.[0];
}
