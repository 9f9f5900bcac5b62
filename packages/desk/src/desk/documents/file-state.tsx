import { CircleAlert, Equal, Loader, RefreshCcw, TriangleAlert, type LucideIcon } from "lucide-react";
import { documentsErrorTexts } from "@kreislauf/contract/documents";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { documentsDeskTexts } from "../documents.texts.ts";
import { type ChosenFile, type FileState, isUnknown, stateOf } from "./chosen-file.ts";
import styles from "./file-table.module.css";

const icons: Readonly<Record<Exclude<FileState["kind"], "ready">, LucideIcon>> = {
  unusable: TriangleAlert,
  checking: Loader,
  incomplete: CircleAlert,
  elsewhere: CircleAlert,
  uncorrectable: CircleAlert,
  unchanged: Equal,
  replaces: RefreshCcw,
};

/** What will happen with a file, and why nothing can. */
export function FileStateCell({ row }: { row: ChosenFile }) {
  const texts = useTexts(documentsDeskTexts);
  const refusals = useTexts(documentsErrorTexts);
  const state = stateOf(row);
  const note =
    row.refusal ??
    (state.kind === "unusable"
      ? refusals[state.problem]
      : state.kind === "incomplete"
        ? texts.missing(state.missing.map((part) => texts.missingParts[part]))
        : state.kind === "elsewhere" || state.kind === "uncorrectable" || state.kind === "unchanged"
          ? texts.notes[state.kind]
          : null);
  const isReplaced = state.kind === "incomplete" && state.missing[0] === "reason";
  const word = isReplaced
    ? texts.states.replaces
    : isUnknown(row)
      ? texts.states.unknown
      : texts.states[state.kind];
  return (
    <>
      {state.kind === "ready" ? (
        <StatusBadge status="done">{word}</StatusBadge>
      ) : (
        <Badge icon={isReplaced ? icons.replaces : icons[state.kind]}>{word}</Badge>
      )}
      {note !== null && <small className={row.refusal === null ? styles.note : styles.problem}>{note}</small>}
    </>
  );
}
