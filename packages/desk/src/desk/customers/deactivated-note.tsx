import { berlinDate } from "@kreislauf/contract/base";
import type { DeskCustomer } from "@kreislauf/contract/desk";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { formErrorOf } from "../../base/field-error.ts";
import { customersTexts } from "../customers.texts.ts";
import { useSwitchCustomer } from "./use-switch-customer.ts";

interface DeactivatedNoteProps {
  customer: DeskCustomer;
  /** When the company was deactivated; an ISO instant. */
  since: string;
  mayWrite: boolean;
}

/** Says that nobody of a deactivated company can sign in, with a button to activate the company again. */
export function DeactivatedNote({ customer, since, mayWrite }: DeactivatedNoteProps) {
  const texts = useTexts(customersTexts);
  const formats = useFormats();
  const activate = useSwitchCustomer(customer, () => undefined);
  const sentence = formErrorOf(activate.error);
  return (
    <>
      <Note
        variant="warning"
        title={texts.deactivatedOn(formats.date(berlinDate(Temporal.Instant.from(since))))}
      >
        {mayWrite && (
          <Button small busy={activate.isPending} onClick={() => activate.mutate(true)}>
            {texts.activate}
          </Button>
        )}
      </Note>
      {sentence !== undefined && (
        <Note variant="error" role="alert">
          {sentence}
        </Note>
      )}
    </>
  );
}
