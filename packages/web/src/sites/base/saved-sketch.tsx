import type { RouteSketch } from "@kreislauf/contract/sites";
import { Eye, FileText, Image, Trash2, Undo2 } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { sketchesTexts } from "./sketches.texts.ts";
import styles from "./saved-sketch.module.css";

interface SavedSketchProps {
  sketch: RouteSketch;
  onShow: () => void;
  /** Called to remove the sketch; missing for users who may only read. */
  onRemove?: () => void;
  /** Takes back the removal; set while the sketch is marked to be removed when the form is saved. */
  onUndoRemove?: (() => void) | undefined;
}

/** A route sketch that is already stored for the site. */
export function SavedSketch({ sketch, onShow, onRemove, onUndoRemove }: SavedSketchProps) {
  const texts = useTexts(sketchesTexts);
  const { fileSize } = useFormats();
  const { fileName } = sketch;
  return (
    <div className={classNames(styles.row, onUndoRemove && styles.removed)}>
      <Icon of={sketch.mediaType === "application/pdf" ? FileText : Image} />
      <span className={styles.text}>
        <b title={fileName}>{fileName}</b>
        <small>{onUndoRemove ? texts.gone : fileSize(sketch.sizeBytes)}</small>
      </span>
      <IconButton icon={Eye} label={texts.show(fileName)} onClick={onShow} />
      {onUndoRemove ? (
        <IconButton icon={Undo2} label={texts.keep(fileName)} onClick={onUndoRemove} />
      ) : (
        onRemove && <IconButton icon={Trash2} label={texts.remove(fileName)} onClick={onRemove} />
      )}
    </div>
  );
}
