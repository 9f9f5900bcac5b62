import type { RefCallBack } from "react-hook-form";

/** Lets the form focus a field made of several controls; `selector` finds the one to focus. */
export function compositeFieldRef(field: { readonly ref: RefCallBack }, selector: string) {
  return (element: HTMLElement | null): void => {
    if (element) field.ref({ focus: () => element.querySelector<HTMLElement>(selector)?.focus() });
  };
}
