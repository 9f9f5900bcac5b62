import { type RefObject, useEffect, useRef, useState } from "react";

export interface FormOpener {
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** The button that opens the form. It gets the focus back when the form closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The state of a form that a button of the page opens and closes. */
export function useFormOpener(): FormOpener {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setIsOpen, opener };
}
