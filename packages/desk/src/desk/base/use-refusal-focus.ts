import { type RefObject, useEffect, useRef } from "react";

/** Puts the focus on the first field of a form that the server refused. */
export function useRefusalFocus<Form extends HTMLElement>(error: unknown): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  return form;
}
