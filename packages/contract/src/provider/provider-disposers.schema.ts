import * as z from "zod/mini";
import { instant, optionalText } from "../base/index.ts";
import { maxDisposerTextLengths } from "../disposers/index.ts";
import { eventFields } from "./provider.schema.ts";

/**
 * A handover by mail. If `email` is null, the mail goes to the disposer's e-mail address that is stored with the site.
 */
export const orderHandover = z.strictObject({
  ...eventFields,
  name: optionalText(maxDisposerTextLengths.name),
  email: z._default(z.nullable(z.email().check(z.maxLength(254))), null),
  /** Until when the disposer is asked to answer; null for no deadline. */
  answerBy: z._default(z.nullable(instant), null),
  /** Whether the name and e-mail address are also stored with the site, for its later orders. */
  keepWithSite: z._default(z.boolean(), false),
});
export type OrderHandover = z.output<typeof orderHandover>;

export const disposerWithdrawal = z.strictObject(eventFields);
