import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./text-box.module.css";

interface TextBoxProps extends Omit<ComponentProps<"div">, "className"> {
  invalid?: boolean;
  disabled?: boolean;
  area?: boolean;
  children: ReactNode;
}

export function TextBox({ invalid = false, disabled = false, area = false, ...rest }: TextBoxProps) {
  return (
    <div
      {...rest}
      className={classNames(
        styles.box,
        area && styles.area,
        invalid && styles.invalid,
        disabled && styles.disabled,
      )}
    />
  );
}
