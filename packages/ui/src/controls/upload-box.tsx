import { Camera, type LucideIcon } from "lucide-react";
import { useRef, useState, type DragEvent, type ReactNode, type RefObject } from "react";
import { Button } from "./button.tsx";
import { classNames } from "../base/class-names.ts";
import { readDroppedFiles } from "../base/read-dropped-files.ts";
import { Icon } from "../drawings/icon.tsx";
import styles from "./upload-box.module.css";

interface UploadBoxProps {
  icon: LucideIcon;
  /** The instruction: "Foto hierher ziehen oder auswählen". */
  text: ReactNode;
  /** Which files are accepted. */
  hint?: ReactNode;
  chooseText: string;
  /** Text of a second button that opens the camera; shown on touch devices. */
  takeText?: string;
  /** The `accept` attribute of the input: media types and extensions. */
  accept: string;
  multiple?: boolean;
  /** Text of a button that takes all files of a folder, which can be dropped as well. */
  folderText?: string;
  onChoose: (files: readonly File[]) => void;
  chooseRef?: RefObject<HTMLButtonElement | null>;
  describedBy?: string | undefined;
}

/** Takes files that are chosen, dropped or photographed. */
export function UploadBox(props: UploadBoxProps) {
  const { icon, text, hint, chooseText, takeText, folderText, accept, multiple = false, onChoose } = props;
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const input = {
    type: "file",
    hidden: true,
    accept,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const files = [...(currentTarget.files ?? [])];
      // Reset, so that choosing the same file again fires a change event.
      currentTarget.value = "";
      if (files.length > 0) onChoose(files);
    },
  } as const;
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      className={classNames(styles.box, isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const take = (files: readonly File[]) => {
          if (files.length > 0) onChoose(multiple ? files : files.slice(0, 1));
        };
        if (folderText === undefined) take([...event.dataTransfer.files]);
        else void readDroppedFiles(event.dataTransfer).then(take);
      }}
    >
      <Icon of={icon} size={24} />
      <div className={styles.text}>
        <p>{text}</p>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.buttons}>
        {takeText !== undefined && (
          <span className={styles.takePhoto}>
            <Button small icon={Camera} onClick={() => taken.current?.click()}>
              {takeText}
            </Button>
            <input ref={taken} {...input} capture="environment" />
          </span>
        )}
        <Button
          small
          ref={props.chooseRef}
          aria-describedby={props.describedBy}
          onClick={() => chosen.current?.click()}
        >
          {chooseText}
        </Button>
        <input ref={chosen} {...input} multiple={multiple} />
        {folderText !== undefined && (
          <span className={styles.folder}>
            <Button small onClick={() => folder.current?.click()}>
              {folderText}
            </Button>
            <input ref={folder} {...input} {...{ webkitdirectory: "" }} />
          </span>
        )}
      </div>
    </div>
  );
}
