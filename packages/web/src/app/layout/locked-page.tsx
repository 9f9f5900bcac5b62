import { Lock } from "lucide-react";
import { useTexts } from "../../base/language.tsx";
import { Note } from "../../ui/note.tsx";
import { appTexts } from "../app.texts.ts";

/** What stands where a screen would, for users who may not use it; nothing is asked of the server. */
export function LockedPage() {
  const texts = useTexts(appTexts);
  return <Note variant="warning" icon={Lock} title={texts.locked} />;
}
