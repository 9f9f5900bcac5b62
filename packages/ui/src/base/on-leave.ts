import type { FocusEvent } from "react";

/**
 * Returns an `onBlur` handler for the button that opens a list. It does not call `onBlur` while the list is open: the
 * focus has then moved into the list, which belongs to the field.
 */
export const onLeave =
  (onBlur: (() => void) | undefined) =>
  ({ currentTarget }: FocusEvent): void => {
    if (currentTarget.ariaExpanded !== "true") onBlur?.();
  };
