import type { Language } from "@kreislauf/contract/base";

/** The language of the response: German, unless the client's Accept-Language header prefers English. */
export function requestLanguage(header: string | undefined): Language {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters
      .map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1])
      .find((text) => text !== undefined);
    const language = tag.split("-")[0] ?? "";
    const weight = Number(quality ?? 1);
    weights.set(language, Math.max(weights.get(language) ?? 0, Number.isNaN(weight) ? 0 : weight));
  }
  return (weights.get("en") ?? 0) > (weights.get("de") ?? weights.get("*") ?? 0) ? "en" : "de";
}
