import { type Endpoint, fieldErrorMessage } from "@kreislauf/contract/base";
import { currentLanguage } from "@kreislauf/ui/base/language.ts";
import { DeskError } from "./call.ts";

/** Checks a body before it is sent. Throws what the server would answer, with a sentence for every invalid field. */
export function ensureValid(schema: NonNullable<Endpoint["body"]>, body: unknown): void {
  const language = currentLanguage();
  const checked = schema.safeParse(body, { error: (issue) => fieldErrorMessage(issue, language) });
  if (checked.success) return;
  const details = checked.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw new DeskError({ code: "validation", message: details[0]?.message ?? "", details });
}
