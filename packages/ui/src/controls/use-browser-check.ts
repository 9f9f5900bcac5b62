import { type SyntheticEvent, useState } from "react";
import { useTexts } from "../base/language.ts";
import { fieldTexts } from "./field.texts.ts";

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * The browser's own check of a field (`required`, `type`, `pattern`) said below the field in the portal's language,
 * instead of in a bubble in the browser's. Forms with `noValidate` never ask for it.
 */
export function useBrowserCheck() {
  const texts = useTexts(fieldTexts);
  const [failure, setFailure] = useState<"required" | "email" | "unusable">();
  return {
    error: failure && texts[failure],
    onInvalid: (event: SyntheticEvent<Box>) => {
      event.preventDefault();
      const { form, validity } = event.currentTarget;
      setFailure(validity.valueMissing ? "required" : validity.typeMismatch ? "email" : "unusable");
      if (form?.querySelector(":is(input, textarea, select):invalid") === event.currentTarget)
        event.currentTarget.focus();
    },
    onInput: () => setFailure(undefined),
  };
}
