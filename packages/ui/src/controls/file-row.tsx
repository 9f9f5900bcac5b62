import { Trash2, TriangleAlert, type LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import { Icon } from "../drawings/icon.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./file-row.module.css";

interface FileRowProps {
  icon: LucideIcon;
  /** URL of a thumbnail. The icon is shown if the browser cannot render it. */
  picture?: string | undefined;
  name: string;
  /** File size or progress. */
  note: ReactNode;
  /** The upload is in progress. */
  busy?: boolean;
  /** Why the file was refused. The row stays until it is removed. */
  refused?: string | undefined;
  /** Shown before the remove button. */
  action?: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

/** A chosen file with its name, size and state. */
export function FileRow(props: FileRowProps) {
  const { icon, picture, name, note, busy = false, refused, action, removeLabel, onRemove } = props;
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const isRefused = refused !== undefined;
  return (
    <div className={classNames(styles.row, isRefused && styles.refused)} aria-busy={busy || undefined}>
      {isRefused ? (
        <Icon of={TriangleAlert} />
      ) : (
        <span className={styles.picture}>
          {picture === undefined || picture === brokenPicture ? (
            <Icon of={icon} />
          ) : (
            <img src={picture} alt="" onError={() => setBrokenPicture(picture)} />
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
