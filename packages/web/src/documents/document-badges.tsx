import { type Document, documentsTexts } from "@kreislauf/contract/documents";
import { Ban, MessageSquareWarning } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { documentsScreenTexts } from "./documents.texts.ts";

/** Badges that say what users should know before they open a document: that it is new, disputed, or no longer valid. */
export function DocumentBadges({ document }: { document: Document }) {
  const texts = useTexts(documentsScreenTexts);
  const { superseded } = useTexts(documentsTexts);
  return (
    <>
      {document.supersededBy && <Badge icon={Ban}>{superseded(document.type)}</Badge>}
      {document.disputedUntil !== null && <Badge icon={MessageSquareWarning}>{texts.disputed}</Badge>}
      {document.isNew && <Badge>{texts.isNew}</Badge>}
    </>
  );
}
