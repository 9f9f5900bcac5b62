import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";
import type { ChosenSites } from "./use-chosen-site.ts";

/** Says how many parts of the address are left out because they are none of the user's sites, without naming them. */
export function UnknownSitesNote({ chosen }: { chosen: ChosenSites }) {
  const texts = useTexts(siteSwitcherTexts);
  return chosen.unknownParts > 0 ? <Note role="status">{texts.unknown(chosen.unknownParts)}</Note> : null;
}
