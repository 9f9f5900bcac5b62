import type { ContainerType } from "@kreislauf/contract/catalog";
import { useId } from "react";
import { Field, type FieldProps } from "@kreislauf/ui/controls/field.tsx";
import { ContainerIllustration } from "@kreislauf/ui/drawings/container-illustration.tsx";
import { containerShapes } from "./container-shapes.ts";
import styles from "./container-choice.module.css";

export interface ContainerOption {
  readonly container: ContainerType;
  /** A limit or another detail that tells the container from the others; undefined if there is none. */
  readonly note?: string | undefined;
}

interface ContainerChoiceProps extends FieldProps {
  options: readonly ContainerOption[];
  value: number | null;
  onChange: (containerTypeId: number) => void;
  onBlur?: () => void;
}

/** Cuts the size off the name, because the drawing shows it: `Fass 200 l` becomes `Fass`. */
const nameOf = ({ type, size }: ContainerType) =>
  type.endsWith(size) ? type.slice(0, type.length - size.length).trim() : type;

/** Radio buttons to choose a container type, each with its drawing. */
export function ContainerChoice({ options, value, onChange, onBlur, ...field }: ContainerChoiceProps) {
  const name = useId();
  return (
    <Field {...field} kind="group">
      {() => (
        <div className={styles.cards} onBlur={onBlur}>
          {options.map(({ container, note }) => (
            <label key={container.id} className={styles.card}>
              <input
                type="radio"
                name={name}
                value={container.id}
                aria-label={container.type}
                checked={container.id === value}
                onChange={() => onChange(container.id)}
              />
              <ContainerIllustration
                shape={containerShapes[container.drawing]}
                dimension={container.size}
                small
              />
              <span className={styles.text}>
                <b>{nameOf(container)}</b>
                {note !== undefined && <small>{note}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
