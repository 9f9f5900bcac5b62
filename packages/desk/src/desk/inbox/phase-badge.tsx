import { type DeskPhase, deskPhaseTexts } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { StatusVariant } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";

const variants: Readonly<Record<DeskPhase, StatusVariant>> = {
  new: "open",
  proposal: "proposal",
  confirmed: "confirmed",
  executed: "done",
  claimed: "claimed",
  failed: "failed",
  cancelled: "cancelled",
};

/** The phase of an order as a badge with its colour and glyph. */
export function PhaseBadge({ phase }: { phase: DeskPhase }) {
  const names = useTexts(deskPhaseTexts);
  return <StatusBadge status={variants[phase]}>{names[phase]}</StatusBadge>;
}
