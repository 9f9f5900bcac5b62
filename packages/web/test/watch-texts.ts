import { onTestFinished } from "vitest";
import type { Locator } from "vitest/browser";

/** Collects every text that an element has from now on, including the texts during its closing animation. */
export function watchTexts(element: Locator): ReadonlySet<string> {
  const texts = new Set<string>();
  const note = () => {
    const text = element.query()?.textContent;
    if (text) texts.add(text);
  };
  note();
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}
