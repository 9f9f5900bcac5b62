import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { TextBox } from "./text-box.tsx";
import boxStyles from "./text-box.module.css";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "className"> {
  icon?: LucideIcon;
  /** Stands behind the input, inside the frame. */
  trailing?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, optional, labelNote, labelHidden, hint, error, icon, trailing, id, ...input } = props;
  const field = { label, optional, labelNote, labelHidden, hint, error, id };
  return (
    <Field {...field}>
      {(control) => (
        <TextBox invalid={error !== undefined} disabled={input.disabled ?? false}>
          {icon && <Icon of={icon} />}
          <input type="text" {...input} {...control} className={boxStyles.input} />
          {trailing}
        </TextBox>
      )}
    </Field>
  );
}
