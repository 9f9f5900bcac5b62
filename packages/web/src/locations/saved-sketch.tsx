import type { RouteSketch } from "@kreislauf/contract/locations";
import { Eye, FileText, Image, Trash2, Undo2 } from "lucide-react";
import { fileSize } from "../base/file-size.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { sketchesTexts } from "./sketches.texts.ts";
import styles from "./saved-sketch.module.css";

interface SavedSketchProps {
  sketch: RouteSketch;
  onShow: () => void;
  /** Left out where somebody may only look. */
  onRemove?: () => void;
  /** It goes when the form is saved, unless it is kept. */
  onKeep?: (() => void) | undefined;
}

/** A sketch that the site has. */
export function SavedSketch({ sketch, onShow, onRemove, onKeep }: SavedSketchProps) {
  const texts = useTexts(sketchesTexts);
  const formats = useFormats();
  const { fileName } = sketch;
  return (
    <div className={classes(styles.row, onKeep && styles.leaving)}>
      <Icon of={sketch.mediaType === "application/pdf" ? FileText : Image} />
      <span className={styles.text}>
        <b title={fileName}>{fileName}</b>
        <small>{onKeep ? texts.gone : fileSize(sketch.sizeBytes, formats)}</small>
      </span>
      <IconButton icon={Eye} label={texts.show(fileName)} onClick={onShow} />
      {onKeep ? (
        <IconButton icon={Undo2} label={texts.keep(fileName)} onClick={onKeep} />
      ) : (
        onRemove && <IconButton icon={Trash2} label={texts.remove(fileName)} onClick={onRemove} />
      )}
    </div>
  );
}
