import type { Document } from "@kreislauf/contract/documents";
import { Ban } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";

/** What is to be known of a document before it is opened: that it is new, that it no longer counts. */
export function DocumentBadges({ document }: { document: Document }) {
  const texts = useTexts(documentsScreenTexts);
  return (
    <>
      {document.supersededBy && <Badge icon={Ban}>{texts.superseded(document.type)}</Badge>}
      {document.isNew && <Badge>{texts.isNew}</Badge>}
    </>
  );
}
