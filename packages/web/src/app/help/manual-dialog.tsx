import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { manualTexts } from "./manual.texts.ts";
import styles from "./help.module.css";

interface ManualDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The manual: what the portal is for, from what a new user needs first to what they need later. */
export function ManualDialog({ open, onClose }: ManualDialogProps) {
  const { title, close, chapters } = useTexts(manualTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      maxWidth={720}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      {/* Focusable, so that the keyboard can scroll it in a low window. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.chapters} tabIndex={0} aria-label={title}>
        {Object.entries(chapters).map(([name, chapter]) => (
          <section key={name}>
            <h3>{chapter.title}</h3>
            <p>{chapter.text}</p>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
