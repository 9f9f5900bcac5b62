import type { RouteSketch, Site } from "@kreislauf/contract/sites";
import { useCallback } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { SavedSketch } from "../base/saved-sketch.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import { SketchUploadList } from "../base/sketch-upload-list.tsx";
import { sketchesTexts } from "../base/sketches.texts.ts";
import type { SketchUploads } from "../base/use-sketch-uploads.ts";
import styles from "./site-form.module.css";

interface SiteSketchFieldsProps {
  site: Site | null;
  sketches: SketchUploads;
  /** Ids of the stored sketches that are removed when the form is saved. */
  removedIds: readonly number[];
  onRemovedIdsChange: (ids: readonly number[]) => void;
  isNeeded: boolean;
}

/** The stored sketches of a site, and those that are added or removed when the form is saved. */
export function SiteSketchFields({
  site,
  sketches,
  removedIds,
  onRemovedIdsChange,
  isNeeded,
}: SiteSketchFieldsProps) {
  const texts = useTexts(sketchesTexts);
  const own = useTexts(siteFormTexts).sketches;
  const { fileSize } = useFormats();
  const showSnack = useSnackbar();
  const viewer = useLazyDialog<{ siteId: number; sketch: RouteSketch }>(
    useCallback(async () => (await import("../base/sketch-dialog.tsx")).SketchDialog, []),
  );
  const saved = site?.routeSketches ?? [];
  const used =
    sketches.bytes +
    saved.reduce((sum, { id, sizeBytes }) => sum + (removedIds.includes(id) ? 0 : sizeBytes), 0);
  return (
    <Card title={texts.title}>
      <div className={styles.sketches}>
        <p className={styles.unplacedHint}>{isNeeded ? own.needed : own.hint}</p>
        {saved.map((sketch) => (
          <SavedSketch
            key={sketch.id}
            sketch={sketch}
            onShow={() =>
              void viewer
                .open({ siteId: site?.id ?? 0, sketch })
                .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }))
            }
            onRemove={() => onRemovedIdsChange([...removedIds, sketch.id])}
            onUndoRemove={
              removedIds.includes(sketch.id)
                ? () => onRemovedIdsChange(removedIds.filter((id) => id !== sketch.id))
                : undefined
            }
          />
        ))}
        <SketchUploadList sketches={sketches} />
        {used > 0 && <p className={styles.unplacedHint}>{texts.used(fileSize(used))}</p>}
      </div>
      {viewer.element}
    </Card>
  );
}
