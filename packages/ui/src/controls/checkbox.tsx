import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import styles from "./checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "className" | "children" | "ref"> {
  label: ReactNode;
  labelHidden?: boolean;
  /** The checkbox stands for several items, of which only some are chosen. */
  mixed?: boolean;
}

export function Checkbox({ label, labelHidden = false, mixed = false, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.row}>
      <input {...input} ref={box} type="checkbox" />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
