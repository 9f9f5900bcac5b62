import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { decodeWoff } from "./decode-woff.ts";

/** The typeface has one font file per script; a text uses as many as it needs. */
const scripts = ["latin", "latin-ext", "greek", "cyrillic"] as const;
export type FontScript = (typeof scripts)[number];

export const fontWeights = { regular: 400, bold: 700 } as const;
export type FontWeight = keyof typeof fontWeights;

const { resolve } = createRequire(import.meta.url);
const fontPackage = "@fontsource/sofia-sans";

type Ranges = readonly (readonly [from: number, to: number])[];

function readRanges(): Readonly<Record<FontScript, Ranges>> {
  const text = readFileSync(resolve(`${fontPackage}/unicode.json`), "utf8");
  const listed = JSON.parse(text) as Readonly<Record<FontScript, string>>;
  const rangesOf = (script: FontScript): Ranges =>
    listed[script].split(",").map((range) => {
      const [from = "", to = from] = range.replace("U+", "").split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
  return Object.fromEntries(scripts.map((script) => [script, rangesOf(script)])) as Record<
    FontScript,
    Ranges
  >;
}

let ranges: Readonly<Record<FontScript, Ranges>> | undefined;
const fonts = new Map<string, Buffer>();

export function loadFont(script: FontScript, weight: FontWeight): Buffer {
  const file = `${fontPackage}/files/sofia-sans-${script}-${fontWeights[weight]}-normal.woff`;
  const font = fonts.get(file) ?? decodeWoff(readFileSync(resolve(file)));
  fonts.set(file, font);
  return font;
}

/** The font file that contains a character; undefined if none does. */
function scriptOf(character: string): FontScript | undefined {
  ranges ??= readRanges();
  const code = character.codePointAt(0) ?? 0;
  return scripts.find((script) => ranges?.[script].some(([from, to]) => code >= from && code <= to));
}

export interface TextRun {
  readonly text: string;
  readonly script: FontScript;
}

/** Splits a text into runs, each in one font file. Characters without a glyph become question marks. */
export function splitIntoRuns(text: string): TextRun[] {
  const runs: { text: string; script: FontScript }[] = [];
  for (const character of text
    .normalize("NFC")
    .replaceAll(/\s/g, (space) => (space === "\u00a0" ? space : " "))) {
    const found = scriptOf(character);
    const script = found ?? "latin";
    const shown = found === undefined ? "?" : character;
    const last = runs.at(-1);
    if (last?.script === script) last.text += shown;
    else runs.push({ text: shown, script });
  }
  return runs;
}
