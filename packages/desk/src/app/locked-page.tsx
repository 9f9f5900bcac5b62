import { Lock } from "lucide-react";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import styles from "./locked-page.module.css";

/** Shown instead of an area that the person's roles do not open; sends no request. */
export const LockedPage = ({ title, reason }: { title: string; reason: string }) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    <Note variant="warning" icon={Lock} title={reason} />
  </div>
);
