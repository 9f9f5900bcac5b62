import * as z from "zod/mini";

const text = z.string().check(z.minLength(1), z.maxLength(200));
const webAddress = z.url({ protocol: /^https?$/ });
const color = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

/** What an operator configures about the portal's appearance (`brand.json` in `BRANDING_DIR`). */
export const brandingSchema = z.object({
  productName: text,
  operatorName: text,
  operatorUrl: webAddress,
  /** Street, zip and city in one line. */
  operatorAddress: text,
  supportPhone: text,
  supportEmail: z.email(),
  /** Berlin times, Monday to Friday. */
  supportHours: z.object({ from: z.iso.time({ precision: -1 }), to: z.iso.time({ precision: -1 }) }),
  /** Replace the default colours where given; the operator is responsible for their contrast. */
  colors: z.optional(z.object({ primary: color, primaryHover: color, primaryActive: color, menu: color })),
});
export type Branding = z.infer<typeof brandingSchema>;
