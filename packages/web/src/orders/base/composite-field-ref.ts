import type { RefCallBack } from "react-hook-form";

/**
 * A ref for a field that consists of several controls; the form then focuses the first control that matches `selector`.
 */
export function compositeFieldRef(field: { readonly ref: RefCallBack }, selector: string) {
  return (element: HTMLElement | null): void => {
    if (element) field.ref({ focus: () => element.querySelector<HTMLElement>(selector)?.focus() });
  };
}
