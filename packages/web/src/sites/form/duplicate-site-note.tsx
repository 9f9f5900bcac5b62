import { addressLine } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { siteQuery } from "../base/assigned-sites.queries.ts";
import { siteFormTexts } from "./site-form.texts.ts";
import styles from "./site-form.module.css";

interface DuplicateSiteNoteProps {
  /** The id of the existing site; null if the user may not see it. */
  existingId: number | null;
  confirmText: string;
  busy: boolean;
  onConfirm: () => void;
}

/**
 * Says that another site of the company has this postal address: the user can open that site, or save this one anyway.
 */
export function DuplicateSiteNote({ existingId, confirmText, busy, onConfirm }: DuplicateSiteNoteProps) {
  const texts = useTexts(siteFormTexts).duplicate;
  const { number } = useFormats();
  const note = useRef<HTMLDivElement>(null);
  const { data: existingSite } = useQuery({ ...siteQuery(existingId ?? 0), enabled: existingId !== null });
  useEffect(() => {
    note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={note}>
      <Note variant="warning" role="alert" title={texts.title}>
        <p>{existingId === null ? texts.hidden : texts.text}</p>
        {existingSite && (
          <p className={styles.duplicate}>
            <b>{[existingSite.alias, existingSite.locationOrderNumber].filter(Boolean).join(" ")}</b>
            <small>{`${addressLine(existingSite)} · ${texts.containers(number(existingSite.containerCount))}`}</small>
          </p>
        )}
        <div className={styles.buttons}>
          {existingSite && (
            <LinkButton small href={hrefTo("site", { id: existingSite.id })}>
              {texts.go(existingSite.alias)}
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
