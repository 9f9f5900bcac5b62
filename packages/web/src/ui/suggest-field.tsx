import { Autocomplete } from "@base-ui/react/autocomplete";
import type { LucideIcon } from "lucide-react";
import { MapPin } from "lucide-react";
import { useRef } from "react";
import type { Ref } from "react";
import { Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { TextBox } from "./text-box.tsx";
import boxStyles from "./text-box.module.css";
import popupStyles from "./popup.module.css";
import styles from "./suggest-field.module.css";

export interface Suggestion {
  readonly key: string;
  /** What the field says when it is picked. */
  readonly value: string;
  readonly title: string;
  readonly text?: string;
}

interface SuggestFieldProps<S extends Suggestion> extends FieldProps {
  name?: string;
  icon?: LucideIcon;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Nothing to suggest, or not known yet: the list stays closed. */
  suggestions: readonly S[];
  onPick: (suggestion: S) => void;
  /** Said in the list's place, for example that nothing was found. */
  status?: string | undefined;
  inputMode?: "text" | "numeric";
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** Text that may be taken from what is suggested while it is typed, or not. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { name, icon, value, onChange, onBlur, suggestions, onPick, status = "", ref, ...rest } = props;
  const { inputMode = "text", maxLength, ...field } = rest;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Field {...field}>
      {(control) => (
        <Autocomplete.Root
          items={suggestions}
          mode="none"
          value={value}
          onValueChange={onChange}
          itemToStringValue={(suggestion) => suggestion.value}
        >
          <TextBox ref={frame} invalid={field.error !== undefined}>
            {icon && <Icon of={icon} />}
            <Autocomplete.Input
              {...control}
              ref={ref}
              name={name}
              className={boxStyles.input}
              inputMode={inputMode}
              maxLength={maxLength}
              autoComplete="off"
              onBlur={onBlur}
            />
          </TextBox>
          <Autocomplete.Portal>
            <Autocomplete.Positioner
              anchor={frame}
              className={popupStyles.positioner}
              align="start"
              sideOffset={4}
              collisionPadding={8}
            >
              <Autocomplete.Popup className={`${popupStyles.popup} ${popupStyles.wide}`}>
                <Autocomplete.Status className={styles.hint}>{status}</Autocomplete.Status>
                <Autocomplete.List className={popupStyles.list} aria-label={field.label}>
                  {(suggestion: S) => (
                    <Autocomplete.Item
                      key={suggestion.key}
                      value={suggestion}
                      className={popupStyles.option}
                      onClick={() => onPick(suggestion)}
                    >
                      <span className={styles.pin}>
                        <Icon of={MapPin} />
                      </span>
                      <span className={popupStyles.words}>
                        <span className={popupStyles.title}>
                          <Matched text={suggestion.title} typed={value} />
                        </span>
                        {suggestion.text !== undefined && (
                          <span className={popupStyles.text}>{suggestion.text}</span>
                        )}
                      </span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

/** What was typed stands out at the beginning of a suggestion. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const length = typed.trim().length;
  const matches = length > 0 && text.toLowerCase().startsWith(typed.trim().toLowerCase());
  if (!matches) return text;
  return (
    <>
      <span className={styles.match}>{text.slice(0, length)}</span>
      {text.slice(length)}
    </>
  );
}
