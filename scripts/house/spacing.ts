import type { HouseRule } from "./source-file.ts";

const declaration = /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)[a-z-]*:([^;{}]*)/g;

/** The steps of the spacing scale in tokens.css by their pixels: "12px" is `--sp-3`. */
export const readSpacingSteps = (tokens: string): ReadonlyMap<string, string> =>
  new Map(
    [...tokens.matchAll(/(--sp-[\d-]+): (\d+px);/g)].map(([, name = "", pixels = ""]) => [pixels, name]),
  );

/** Distances use the spacing scale. Hairlines and optical corrections between its steps may be in pixels. */
export const spacingTokens =
  (steps: ReadonlyMap<string, string>): HouseRule =>
  ({ path, content }) => {
    if (!/^packages\/(ui|web)\/.+\.css$/.test(path)) return [];
    return [...content.matchAll(declaration)].flatMap(({ 1: value = "", index }) =>
      [...value.matchAll(/(?<![\w.])\d+px\b/g)].flatMap(([pixels]) => {
        const step = steps.get(pixels);
        if (step === undefined) return [];
        const line = content.slice(0, index).split("\n").length;
        return [{ path, line, rule: "spacing", text: `${pixels} is var(${step})` }];
      }),
    );
  };
