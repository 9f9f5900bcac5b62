import * as z from "zod/mini";

const text = z.string().check(z.minLength(1), z.maxLength(200));
const webAddress = z.url({ protocol: /^https?$/ });
const color = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

const replyDays = z.int().check(z.minimum(1), z.maximum(30));

/** What an operator configures about the portal (`brand.json` in `BRANDING_DIR`). */
export const brandingSchema = z.object({
  productName: text,
  operatorName: text,
  operatorUrl: webAddress,
  /** Street, zip and city in one line. */
  operatorAddress: text,
  supportPhone: text,
  supportEmail: z.email(),
  /** When support can be reached, in Berlin time, from Monday to Friday. */
  supportHours: z.object({ from: z.iso.time({ precision: -1 }), to: z.iso.time({ precision: -1 }) }),
  /** The number of working days within which customers get an answer; without it the portal promises no time. */
  replyWorkingDays: z.optional(z.object({ email: replyDays, inquiry: replyDays })),
  /** Replace the portal's default colours if present; the operator is responsible for their contrast. */
  colors: z.optional(z.object({ primary: color, primaryHover: color, primaryActive: color, menu: color })),
});
export type Branding = z.infer<typeof brandingSchema>;
