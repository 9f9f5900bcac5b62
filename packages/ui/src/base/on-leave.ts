import type { FocusEvent } from "react";

/** For the trigger of a list: the focus that moves into the open list has not left the field. */
export const onLeave =
  (onBlur: (() => void) | undefined) =>
  ({ currentTarget }: FocusEvent): void => {
    if (currentTarget.ariaExpanded !== "true") onBlur?.();
  };
