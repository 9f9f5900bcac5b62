import { Lock } from "lucide-react";
import { useTexts } from "../../base/language.tsx";
import type { RouteName } from "../../base/paths.ts";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { appTexts } from "../app.texts.ts";

/** What stands where a screen would, for users who may not use it; nothing is asked of the server. */
export function LockedPage({ name }: { name: RouteName }) {
  const texts = useTexts(appTexts);
  return (
    <>
      <PageHead title={texts.titles[name]} />
      <Note variant="warning" icon={Lock} title={texts.locked} />
    </>
  );
}
