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

interface StateWords {
  /** What will happen with the file. */
  readonly word: string;
  /** Why the file cannot be published yet, or a remark on `word`; null if there is nothing to add. */
  readonly note: string | null;
}

/** Returns a function that describes the state of a file in words, for its row and for the downloaded list. */
export function useStateWords(): (row: ChosenFile) => StateWords {
  const texts = useTexts(documentsDeskTexts);
  const refusals = useTexts(documentsErrorTexts);
  return (row) => {
    const state = stateOf(row);
    switch (state.kind) {
      case "unusable":
        return { word: texts.states.unusable, note: refusals[state.problem] };
      case "incomplete": {
        const word = lacksReason(state) ? "replaces" : isUnknown(row) ? "unknown" : "incomplete";
        return {
          word: texts.states[word],
          note: texts.missing(state.missing.map((part) => texts.missingParts[part])),
        };
      }
      case "elsewhere":
      case "uncorrectable":
      case "unchanged":
        return { word: texts.states[state.kind], note: texts.notes[state.kind] };
      default:
        return { word: texts.states[state.kind], note: null };
    }
  };
}

/** Whether the file would replace a published document and lacks only the reason. */
const lacksReason = (state: FileState): boolean =>
  state.kind === "incomplete" && state.missing[0] === "reason";

/** What will happen with a file, and why it cannot be published yet or was refused. */
export function FileStateCell({ row }: { row: ChosenFile }) {
  const { word, note } = useStateWords()(row);
  const state = stateOf(row);
  const said = row.refusal ?? note;
  return (
    <>
      {state.kind === "ready" ? (
        <StatusBadge status="done">{word}</StatusBadge>
      ) : (
        <Badge icon={lacksReason(state) ? icons.replaces : icons[state.kind]}>{word}</Badge>
      )}
      {said !== null && <small className={row.refusal === null ? styles.note : styles.problem}>{said}</small>}
    </>
  );
}
