import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import { useBrowserCheck } from "./use-browser-check.ts";
import { TextBox } from "./text-box.tsx";
import boxStyles from "./text-box.module.css";

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "className"> {
  icon?: LucideIcon;
  /** Shown after the input, inside the frame. */
  trailing?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, optional, labelNote, labelHidden, hint, error: given, icon, trailing, id, ...input } = props;
  const { error, handlers } = useBrowserCheck(given);
  const field = { label, optional, labelNote, labelHidden, hint, error, id };
  // `aria-invalid` marks a field whose error is shown at the field beside it.
  const isInvalid = error !== undefined || input["aria-invalid"] === true;
  return (
    <Field {...field}>
      {(control) => (
        <TextBox invalid={isInvalid} disabled={input.disabled ?? false}>
          {icon && <Icon of={icon} />}
          <input
            type="text"
            {...input}
            {...control}
            {...handlers}
            aria-invalid={isInvalid || undefined}
            className={boxStyles.input}
          />
          {trailing}
        </TextBox>
      )}
    </Field>
  );
}
