import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { useBrowserCheck } from "./use-browser-check.ts";
import { TextBox } from "./text-box.tsx";
import boxStyles from "./text-box.module.css";

interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "className"> {}

export function TextArea(props: TextAreaProps) {
  const { label, optional, labelNote, labelHidden, hint, error: given, id, ...area } = props;
  const { error, handlers } = useBrowserCheck(given);
  const field = { label, optional, labelNote, labelHidden, hint, error, id };
  return (
    <Field {...field}>
      {(control) => (
        <TextBox area invalid={error !== undefined} disabled={area.disabled ?? false}>
          <textarea rows={2} {...area} {...control} {...handlers} className={boxStyles.input} />
        </TextBox>
      )}
    </Field>
  );
}
