import type { FocusEvent } from "react";

/**
 * An `onBlur` for the button of a list: while the list is open, the focus has moved into it and has not left the field.
 */
export const onLeave =
  (onBlur: (() => void) | undefined) =>
  ({ currentTarget }: FocusEvent): void => {
    if (currentTarget.ariaExpanded !== "true") onBlur?.();
  };
