import { addressLine } from "@kreislauf/contract/locations";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { locationQuery } from "./locations.queries.ts";
import { siteFormTexts } from "./site-form.texts.ts";
import styles from "./site-form.module.css";

interface DuplicateNoteProps {
  /** The site there is; null where the person does not see it. */
  existingId: number | null;
  confirmText: string;
  busy: boolean;
  onConfirm: () => void;
}

/** The address is one the company has already: the way there, or all the same. */
export function DuplicateNote({ existingId, confirmText, busy, onConfirm }: DuplicateNoteProps) {
  const texts = useTexts(siteFormTexts).duplicate;
  const { number } = useFormats();
  const note = useRef<HTMLDivElement>(null);
  const { data: twin } = useQuery({ ...locationQuery(existingId ?? 0), enabled: existingId !== null });
  useEffect(() => {
    note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={note}>
      <Note variant="warning" role="alert" title={texts.title}>
        <p>{existingId === null ? texts.hidden : texts.text}</p>
        {twin && (
          <p className={styles.twin}>
            <b>{[twin.alias, twin.locationOrderNumber].filter(Boolean).join(" ")}</b>
            <small>{`${addressLine(twin)} · ${texts.containers(number(twin.containerCount))}`}</small>
          </p>
        )}
        <div className={styles.buttons}>
          {twin && (
            <LinkButton small href={hrefTo("location", { id: twin.id })}>
              {texts.go(twin.alias)}
            </LinkButton>
          )}
          <Button variant="ghost" small busy={busy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </div>
      </Note>
    </div>
  );
}
