import type { Language } from "@kreislauf/contract/base";
import { formatsOf } from "../base/format.ts";
import { exportsTexts } from "./exports.texts.ts";

/** `340 kB`, from a megabyte on `1,2 MB`. */
export function fileSize(bytes: number, language: Language): string {
  const { number } = formatsOf(language);
  const texts = exportsTexts[language];
  return bytes < 1_000_000
    ? texts.kilobytes(number(Math.ceil(bytes / 1000)))
    : texts.megabytes(number(Math.round(bytes / 100_000) / 10));
}
