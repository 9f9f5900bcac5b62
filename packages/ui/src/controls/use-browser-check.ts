import { type SyntheticEvent, useState } from "react";
import { useTexts } from "../base/language.ts";
import { fieldTexts } from "./field.texts.ts";

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * The error to show at a field: the given one, or what the browser's own check finds (`required`, `type`, `pattern`,
 * custom validity), in the portal's language instead of in the browser's bubble. Forms with `noValidate` are not
 * checked by the browser.
 */
export function useBrowserCheck(given: string | undefined) {
  const texts = useTexts(fieldTexts);
  const [failure, setFailure] = useState<string>();
  return {
    error: given ?? failure,
    handlers: {
      onInvalid: (event: SyntheticEvent<Box>) => {
        event.preventDefault();
        const { form, validity, validationMessage } = event.currentTarget;
        if (validity.valueMissing) setFailure(texts.required);
        else if (validity.customError) setFailure(validationMessage);
        else setFailure(validity.typeMismatch ? texts.email : texts.unusable);
        if (form?.querySelector(":is(input, textarea, select):invalid") === event.currentTarget)
          event.currentTarget.focus();
      },
      onInput: () => setFailure(undefined),
    },
  };
}
