import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select as BaseSelect } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { use } from "react";
import { classNames } from "../base/class-names.ts";
import { onLeave } from "../base/on-leave.ts";
import { PopupPosition } from "../base/popup-position.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "../drawings/icon.tsx";
import styles from "./choice-button.module.css";
import popupStyles from "./popup.module.css";

interface SelectProps<Value extends string | number> extends FieldProps {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
}

/** For a handful of options. From about ten on use the Combobox. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange, onBlur, placeholder, disabled = false, ...field } = props;
  const positionMethod = use(PopupPosition);
  return (
    <Field {...field}>
      {(control) => (
        // The CSP blocks the style element by which Base UI hides scroll bars.
        <CSPProvider disableStyleElements>
          <BaseSelect.Root
            items={options}
            value={value}
            onValueChange={(next: Value | null) => next !== null && onChange(next)}
            disabled={disabled}
          >
            <BaseSelect.Trigger
              {...control}
              onBlur={onLeave(onBlur)}
              className={classNames(styles.button, field.error !== undefined && styles.invalid)}
            >
              <BaseSelect.Value
                className={value === null ? styles.placeholder : styles.value}
                placeholder={placeholder}
              />
              <Icon of={ChevronDown} />
            </BaseSelect.Trigger>
            <BaseSelect.Portal role="region" aria-label={field.label}>
              <BaseSelect.Positioner
                className={popupStyles.positioner}
                positionMethod={positionMethod}
                alignItemWithTrigger={false}
                align="start"
                sideOffset={4}
                collisionPadding={8}
              >
                <BaseSelect.Popup className={classNames(popupStyles.popup, popupStyles.wide)}>
                  <BaseSelect.List className={popupStyles.list}>
                    {options.map((option) => (
                      <BaseSelect.Item key={option.value} value={option.value} className={popupStyles.option}>
                        <BaseSelect.ItemText className={popupStyles.label}>
                          {option.label}
                        </BaseSelect.ItemText>
                        <BaseSelect.ItemIndicator className={popupStyles.mark}>
                          <Icon of={Check} />
                        </BaseSelect.ItemIndicator>
                      </BaseSelect.Item>
                    ))}
                  </BaseSelect.List>
                </BaseSelect.Popup>
              </BaseSelect.Positioner>
            </BaseSelect.Portal>
          </BaseSelect.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
