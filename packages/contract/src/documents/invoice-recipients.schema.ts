import * as z from "zod/mini";
import { id, instant } from "../base/index.ts";
import { emailAddress } from "../users/index.ts";

/** The most addresses of a company. */
export const maxInvoiceRecipients = 200;

/** What a mail with an invoice may carry. */
export const mailedForms = ["pdf", "xrechnung"] as const;
export type MailedForm = (typeof mailedForms)[number];

const forms = z.array(z.enum(mailedForms)).check(
  z.minLength(1),
  z.maxLength(mailedForms.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

/** An address that gets a company's invoices, credit notes and cancellations by mail as they are published. */
export const invoiceRecipient = z.object({
  id,
  email: z.string(),
  /** Null is every site of the company. */
  site: z.nullable(z.object({ id, alias: z.string(), city: z.string() })),
  forms: z.array(z.enum(mailedForms)),
  addedAt: instant,
  addedBy: z.string(),
});
export type InvoiceRecipient = z.output<typeof invoiceRecipient>;

export const invoiceRecipients = z.object({
  recipients: z.array(invoiceRecipient),
  /** Whether the person may add an address for every site, and remove one. */
  canChooseAllSites: z.boolean(),
});
export type InvoiceRecipients = z.output<typeof invoiceRecipients>;

export const newInvoiceRecipient = z.strictObject({
  email: emailAddress,
  serviceLocationId: z.nullable(id),
  forms,
});
export type NewInvoiceRecipient = z.output<typeof newInvoiceRecipient>;
