import { type SyntheticEvent, useState } from "react";
import { useTexts } from "../base/language.ts";
import { fieldTexts } from "./field.texts.ts";

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * The error to show at a field: the given one, or what the browser's own check (`required`, `type`, `pattern`) finds,
 * which is thus said in the portal's language instead of in a bubble in the browser's. Forms with `noValidate` never
 * ask the browser.
 */
export function useBrowserCheck(given: string | undefined) {
  const texts = useTexts(fieldTexts);
  const [failure, setFailure] = useState<"required" | "email" | "unusable">();
  return {
    error: given ?? (failure && texts[failure]),
    handlers: {
      onInvalid: (event: SyntheticEvent<Box>) => {
        event.preventDefault();
        const { form, validity } = event.currentTarget;
        setFailure(validity.valueMissing ? "required" : validity.typeMismatch ? "email" : "unusable");
        if (form?.querySelector(":is(input, textarea, select):invalid") === event.currentTarget)
          event.currentTarget.focus();
      },
      onInput: () => setFailure(undefined),
    },
  };
}
