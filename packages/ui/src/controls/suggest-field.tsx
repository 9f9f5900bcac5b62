import type { LucideIcon } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { classNames } from "../base/class-names.ts";
import { placePopover } from "../base/place-popover.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import { TextBox } from "./text-box.tsx";
import boxStyles from "./text-box.module.css";
import popupStyles from "./popup.module.css";
import styles from "./suggest-field.module.css";

export interface Suggestion {
  readonly key: string;
  readonly title: string;
  readonly text?: string;
}

interface SuggestFieldProps<S extends Suggestion> extends FieldProps {
  name?: string;
  icon?: LucideIcon;
  /** Shown before each suggestion. */
  suggestionIcon: LucideIcon;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  suggestions: readonly S[];
  onPick: (suggestion: S) => void;
  /** Shown above the list, or instead of it if nothing was found. */
  status?: string | undefined;
  inputMode?: "text" | "numeric";
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text field with suggestions, which the user may ignore. Not Base UI's list, which hides the rest of the form from
 * screen readers while it is open.
 */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const {
    name,
    icon,
    suggestionIcon,
    value,
    onChange,
    onBlur,
    suggestions,
    onPick,
    status = "",
    ...rest
  } = props;
  const { ref, inputMode = "text", maxLength, ...field } = rest;
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isShown = open && (suggestions.length > 0 || status !== "");
  const current = isShown ? suggestions[at] : undefined;

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);

  // Shown in the top layer, so that no scrolling table cuts it off.
  useLayoutEffect(() => {
    const shown = popup.current;
    if (!isShown || shown === null) return undefined;
    const place = () => {
      const box = anchor.current?.getBoundingClientRect() ?? new DOMRect();
      shown.style.width = `${box.width}px`;
      placePopover(shown, box, { side: "below", align: "start", gap: 4 });
    };
    if (!shown.matches(":popover-open")) shown.showPopover();
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [isShown, suggestions, status]);

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (suggestion: S) => {
    close();
    onPick(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
      event.preventDefault();
      setOpen(true);
      // The arrow keys go round in a circle; the position after the last suggestion is the field itself.
      const steps = count + 1;
      setAt(((at + 1 + (event.key === "ArrowDown" ? 1 : steps - 1)) % steps) - 1);
    } else if (event.key === "Enter" && current !== undefined) {
      event.preventDefault();
      pick(current);
    } else if (event.key === "Escape" && isShown) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <Field {...field}>
      {(control) => (
        <div ref={anchor}>
          <TextBox invalid={field.error !== undefined}>
            {icon && <Icon of={icon} />}
            <input
              {...control}
              ref={ref}
              name={name}
              className={boxStyles.input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={isShown ? `${control.id}-list` : undefined}
              aria-activedescendant={current && `${control.id}-${at}`}
              inputMode={inputMode}
              maxLength={maxLength}
              autoComplete="off"
              value={value}
              onChange={(event) => {
                setOpen(true);
                setAt(-1);
                onChange(event.target.value);
              }}
              onKeyDown={onKeyDown}
              onBlur={() => {
                close();
                onBlur?.();
              }}
            />
          </TextBox>
          {isShown && (
            // Pressing the list must not take the focus from the field.
            <div
              ref={popup}
              popover="manual"
              className={classNames(popupStyles.popup, styles.popup)}
              onPointerDown={(event) => event.preventDefault()}
            >
              <p className={styles.hint} role="status">
                {status}
              </p>
              <div
                ref={list}
                id={`${control.id}-list`}
                className={popupStyles.list}
                role="listbox"
                aria-label={field.label}
              >
                {suggestions.map((suggestion, index) => (
                  // The keyboard is handled in the field.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={suggestion.key}
                    id={`${control.id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    data-highlighted={index === at || undefined}
                    className={classNames(
                      popupStyles.option,
                      suggestion.text !== undefined && popupStyles.tall,
                    )}
                    onPointerMove={() => setAt(index)}
                    onClick={() => pick(suggestion)}
                  >
                    <span className={styles.pin}>
                      <Icon of={suggestionIcon} />
                    </span>
                    <span className={popupStyles.label}>
                      <span className={popupStyles.title}>
                        <Matched text={suggestion.title} typed={value} />
                      </span>
                      {suggestion.text !== undefined && (
                        <span className={popupStyles.text}>{suggestion.text}</span>
                      )}
                    </span>
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

/** Highlights the beginning of a suggestion if it is what was typed. */
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
