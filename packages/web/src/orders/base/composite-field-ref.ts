import type { RefCallBack } from "react-hook-form";

/** Lets the form focus a field that is made of many controls: the one that the selector finds in it. */
export function compositeFieldRef(field: { readonly ref: RefCallBack }, selector: string) {
  return (element: HTMLElement | null): void => {
    if (element) field.ref({ focus: () => element.querySelector<HTMLElement>(selector)?.focus() });
  };
}
