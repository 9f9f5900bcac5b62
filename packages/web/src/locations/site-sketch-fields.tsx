import type { RouteSketch, ServiceLocation } from "@kreislauf/contract/locations";
import { useCallback } from "react";
import { errorSentence } from "../base/api-error.ts";
import { fileSize } from "../base/file-size.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useLateDialog } from "../base/late-dialog.tsx";
import { Card } from "../ui/card.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { SavedSketch } from "./saved-sketch.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import { SketchUploadList } from "./sketch-upload-list.tsx";
import { sketchesTexts } from "./sketches.texts.ts";
import type { SketchUploads } from "./use-sketch-uploads.ts";
import styles from "./site-form.module.css";

interface SiteSketchFieldsProps {
  site: ServiceLocation | null;
  sketches: SketchUploads;
  /** Ids of those that go when the form is saved. */
  leaving: readonly number[];
  onLeaving: (ids: readonly number[]) => void;
  isNeeded: boolean;
}

/** The sketches of a site: those it has, those that come and those that go with the form. */
export function SiteSketchFields({ site, sketches, leaving, onLeaving, isNeeded }: SiteSketchFieldsProps) {
  const texts = useTexts(sketchesTexts);
  const own = useTexts(siteFormTexts).sketches;
  const formats = useFormats();
  const showSnack = useSnackbar();
  const viewer = useLateDialog<{ locationId: number; sketch: RouteSketch }>(
    useCallback(async () => (await import("./sketch-dialog.tsx")).SketchDialog, []),
  );
  const saved = site?.routeSketches ?? [];
  const used =
    sketches.bytes +
    saved.reduce((sum, { id, sizeBytes }) => sum + (leaving.includes(id) ? 0 : sizeBytes), 0);
  return (
    <Card title={texts.title}>
      <div className={styles.sketches}>
        <p className={styles.before}>{isNeeded ? own.needed : own.hint}</p>
        {saved.map((sketch) => (
          <SavedSketch
            key={sketch.id}
            sketch={sketch}
            onShow={() =>
              void viewer
                .open({ locationId: site?.id ?? 0, sketch })
                .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }))
            }
            onRemove={() => onLeaving([...leaving, sketch.id])}
            onKeep={
              leaving.includes(sketch.id)
                ? () => onLeaving(leaving.filter((id) => id !== sketch.id))
                : undefined
            }
          />
        ))}
        <SketchUploadList sketches={sketches} />
        {used > 0 && <p className={styles.before}>{texts.used(fileSize(used, formats))}</p>}
      </div>
      {viewer.element}
    </Card>
  );
}
