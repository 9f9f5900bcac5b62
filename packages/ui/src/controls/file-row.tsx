import { Trash2, TriangleAlert } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./file-row.module.css";

interface FileRowProps {
  icon: LucideIcon;
  /** Address of a picture of it; what the browser cannot draw shows the icon. */
  picture?: string | undefined;
  name: string;
  /** Its size, or how far it is. */
  note: ReactNode;
  /** It is on its way. */
  busy?: boolean;
  /** Why it is not taken; the row stays until it is removed. */
  refused?: string | undefined;
  /** Beside the bin. */
  action?: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

/** A file that was chosen: name, size, what became of it. */
export function FileRow(props: FileRowProps) {
  const { icon, picture, name, note, busy = false, refused, action, removeLabel, onRemove } = props;
  const [undrawable, setUndrawable] = useState<string>();
  const isRefused = refused !== undefined;
  return (
    <div className={classNames(styles.row, isRefused && styles.refused)} aria-busy={busy || undefined}>
      {isRefused ? (
        <Icon of={TriangleAlert} />
      ) : (
        <span className={styles.picture}>
          {picture === undefined || picture === undrawable ? (
            <Icon of={icon} />
          ) : (
            <img src={picture} alt="" onError={() => setUndrawable(picture)} />
          )}
        </span>
      )}
      <div className={styles.text}>
        <b title={name}>{name}</b>
        {isRefused ? <small role="alert">{refused}</small> : <small>{note}</small>}
        {busy && <span className={styles.bar} />}
      </div>
      {action}
      <IconButton icon={Trash2} label={removeLabel} onClick={onRemove} />
    </div>
  );
}
