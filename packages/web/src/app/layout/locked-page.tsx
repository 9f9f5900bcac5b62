import { Lock } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { RouteName } from "../../base/paths.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { appTexts } from "../app.texts.ts";

/** Replaces a screen for users who may not open it; sends no request. */
export function LockedPage({ name }: { name: RouteName }) {
  const texts = useTexts(appTexts);
  return (
    <>
      <PageHeader title={texts.titles[name]} />
      <Note variant="warning" icon={Lock} title={texts.locked} />
    </>
  );
}
