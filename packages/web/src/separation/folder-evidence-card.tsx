import {
  type FolderEvidenceSubject,
  maxEvidenceFiles,
  type SeparationFolder,
  separationTexts,
} from "@kreislauf/contract/separation";
import { Paperclip } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import type { EvidencePlace } from "./evidence-dialog.tsx";
import { EvidenceFiles } from "./evidence-files.tsx";
import { evidenceOf } from "./evidence-of.ts";
import { placeId } from "./place-id.ts";
import { separationScreenTexts } from "./separation.texts.ts";
import styles from "./separation.module.css";

interface FolderEvidenceCardProps {
  folder: SeparationFolder;
  onAttach: (place: EvidencePlace) => void;
  onChanged: () => void;
}

/**
 * The evidence that concerns the whole folder, such as disposers' statements and photos of the containers.
 */
export function FolderEvidenceCard({ folder, onAttach, onChanged }: FolderEvidenceCardProps) {
  const texts = useTexts(separationScreenTexts).evidence;
  const words = useTexts(separationTexts).evidenceSubject;
  const hints: Readonly<Record<FolderEvidenceSubject, string>> = {
    statement: texts.statementHint,
    rate_confirmation: texts.confirmationHint,
    containers: texts.containersHint,
    marking: texts.markingHint,
  };
  const stated = folder.evidence.flatMap(({ subject, disposer }) =>
    subject === "statement" ? [disposer] : [],
  );
  const disposers = new Set([...folder.disposers.map(({ name }) => name), ...stated]);
  const places: readonly (EvidencePlace & { readonly subject: FolderEvidenceSubject })[] = [
    ...[...disposers].map((disposer) => ({
      subject: "statement" as const,
      disposer,
      name: `${words.statement}, ${disposer}`,
    })),
    { subject: "rate_confirmation", disposer: "", name: words.rate_confirmation },
    { subject: "containers", disposer: "", name: words.containers },
    ...(folder.isPlanned ? [{ subject: "marking" as const, disposer: "", name: words.marking }] : []),
  ];
  const ids = new Set<string>();
  return (
    <Card title={texts.title} flush>
      <ul className={styles.places}>
        {places.map((place) => {
          const files = evidenceOf(folder, place);
          const id = placeId(place.subject);
          const isFirst = !ids.has(id);
          ids.add(id);
          return (
            <li key={`${place.subject} ${place.disposer}`} {...(isFirst && { id })} tabIndex={-1}>
              <div>
                <b>{place.name}</b>
                <small>{hints[place.subject]}</small>
              </div>
              {files.length < maxEvidenceFiles && (
                <IconButton
                  icon={Paperclip}
                  label={texts.attachTo(place.name)}
                  tooltip={texts.attach}
                  onClick={() => onAttach(place)}
                />
              )}
              <EvidenceFiles files={files} onChanged={onChanged} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
