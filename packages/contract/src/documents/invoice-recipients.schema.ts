import * as z from "zod/mini";
import { id, instant } from "../base/index.ts";
import { emailAddress } from "../users/index.ts";

/** The most invoice recipients of a company. */
export const maxInvoiceRecipients = 200;

/** The formats in which a mail can carry an invoice. */
export const mailedForms = ["pdf", "xrechnung"] as const;
export type MailedForm = (typeof mailedForms)[number];

const forms = z.array(z.enum(mailedForms)).check(
  z.minLength(1),
  z.maxLength(mailedForms.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

/** An e-mail address to which a company's invoices, credit notes and cancellations are sent as they are published. */
export const invoiceRecipient = z.object({
  id,
  email: z.string(),
  /** The only site whose documents are sent; null for all sites of the company. */
  site: z.nullable(z.object({ id, alias: z.string(), city: z.string() })),
  forms: z.array(z.enum(mailedForms)),
  addedAt: instant,
  addedBy: z.string(),
});
export type InvoiceRecipient = z.output<typeof invoiceRecipient>;

export const invoiceRecipients = z.object({
  recipients: z.array(invoiceRecipient),
  /** Whether the person may add a recipient for all sites, and remove such a recipient. */
  canChooseAllSites: z.boolean(),
});
export type InvoiceRecipients = z.output<typeof invoiceRecipients>;

export const newInvoiceRecipient = z.strictObject({
  email: emailAddress,
  serviceLocationId: z.nullable(id),
  forms,
});
export type NewInvoiceRecipient = z.output<typeof newInvoiceRecipient>;
