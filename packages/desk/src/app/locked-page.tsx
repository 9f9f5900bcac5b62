import { Lock } from "lucide-react";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import styles from "./locked-page.module.css";

/** Replaces an area for people without its roles; sends no request. */
export const LockedPage = ({ title, reason }: { title: string; reason: string }) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    <Note variant="warning" icon={Lock} title={reason} />
  </div>
);
